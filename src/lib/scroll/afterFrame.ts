/**
 * Runs a task after the next frame, because measuring elements before it would lay out the page twice. Returns a
 * function that cancels the task.
 */
export function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
