export const sizes = {
  medium: 'button-m',
  large: 'button-l',
} as const;
