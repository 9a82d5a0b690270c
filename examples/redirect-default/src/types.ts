export interface Card {
  readonly title: string;
}
