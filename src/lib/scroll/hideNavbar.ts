export type NavbarState = {readonly hidden: boolean; readonly lastY: number};

/** Returns the state after a scroll (`hideNavbar: auto`): down hides the navbar, up and the top of the page show it. */
export function nextNavbarState(state: NavbarState, y: number, navbarHeight: number): NavbarState {
  if (y <= navbarHeight) return {hidden: false, lastY: y};
  if (y === state.lastY) return state;
  return {hidden: y > state.lastY, lastY: y};
}
