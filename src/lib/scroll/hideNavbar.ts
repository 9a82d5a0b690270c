export type NavbarState = {readonly hidden: boolean; readonly lastY: number};

/** Returns the state after scrolling to `y`, in px: the navbar is hidden after scrolling down, except at the top. */
export function nextNavbarState(state: NavbarState, y: number, navbarHeight: number): NavbarState {
  if (y <= navbarHeight) return {hidden: false, lastY: y};
  if (y === state.lastY) return state;
  return {hidden: y > state.lastY, lastY: y};
}
