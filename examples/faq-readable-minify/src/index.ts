const minute = 60;
const hour = 60 * minute;

export function formatSeconds(seconds: number): string {
  if (seconds >= hour) {
    return `${Math.round(seconds / hour)} h`;
  } else {
    return `${Math.round(seconds / minute)} min`;
  }
}
