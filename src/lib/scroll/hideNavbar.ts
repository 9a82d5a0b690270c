export type NavbarState = {readonly hidden: boolean; readonly lastY: number};

/**
 * Whether the navbar is hidden after a scroll (`hideNavbar: auto`): down hides it once it is out of the
 * way, up shows it, near the top it always stands.
 */
export function nextNavbarState(state: NavbarState, y: number, navbarHeight: number): NavbarState {
  if (y <= navbarHeight) return {hidden: false, lastY: y};
  if (y === state.lastY) return state;
  return {hidden: y > state.lastY, lastY: y};
}
