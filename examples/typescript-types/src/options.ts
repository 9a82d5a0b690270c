export interface BadgeOptions {
  label: string;
}
