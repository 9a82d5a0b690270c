interface Window {
  greeting?: string;
}
