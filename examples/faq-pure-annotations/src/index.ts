function createScale(max: number) {
  return Array.from({ length: max }, (_, index) => index + 1);
}

export const hours = /* @__PURE__ */ createScale(24);
export const minutes = /* @__PURE__ */ createScale(60);
