import './button.css';

export interface ButtonProps {
  /** The text of the button. */
  label: string;
}

export function Button({ label }: ButtonProps) {
  return (
    <button className="button" type="button">
      {label}
    </button>
  );
}
