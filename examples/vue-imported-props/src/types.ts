export interface TagProps {
  label: string;
}
