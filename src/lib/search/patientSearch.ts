/** Result of a search, as the dialog uses it: it calls `catch` and awaits the promise. */
type Patient<Answer> = {
  catch(show: (error: Error) => void): Promise<Answer>;
};

type Options<Query> = {
  /** Returns true while the query is in the field. */
  readonly isCurrent: (query: Query) => boolean;
  readonly report: (error: unknown) => void;
  /** Resolves after a time. */
  readonly atLeast: (milliseconds: number) => Promise<void>;
  /** Later than the dialog's state "stalled", which would replace the error. */
  readonly showAfterMs: number;
  /** Time without an answer that counts as an error; a later answer is still used. */
  readonly giveUpAfterMs: number;
};

/**
 * Shows failed searches in the dialog. DocSearch shows only errors named `RetryError`, and its clean-up then
 * replaces them by "No results". Here every error, and a missing answer, calls `show` for the newest query,
 * and the promise stays pending, so that there is no clean-up. The promise of an outdated query stays
 * pending, too, or the dialog would stop showing that the newest one is loading.
 */
export function patientSearch<Query, Answer>(
  search: (query: Query) => Promise<Answer>,
  {isCurrent, report, atLeast, showAfterMs, giveUpAfterMs}: Options<Query>,
): (query: Query) => Patient<Answer> {
  let newest = 0;
  return (query) => {
    const id = (newest += 1);
    const pause = atLeast(showAfterMs);
    const patience = atLeast(giveUpAfterMs);
    const answer = search(query);
    return {
      catch: (show) =>
        new Promise((resolve) => {
          const isWanted = (): boolean => id === newest && isCurrent(query);
          const showError = (error: unknown): void => {
            try {
              if (isWanted()) show(retryError(error));
            } catch {
              // DocSearch throws the error again, for a promise chain that does not exist here.
            }
          };
          let isPending = true;
          answer
            .then(
              (found) => {
                if (id === newest || isCurrent(query)) resolve(found);
              },
              async (error: unknown) => {
                report(error);
                await pause;
                showError(error);
              },
            )
            .finally(() => (isPending = false));
          void patience.then(() => {
            if (!isPending || !isWanted()) return;
            const error = new Error(`No answer within ${giveUpAfterMs} ms`);
            report(error);
            showError(error);
          });
        }),
    };
  };
}

/** Returns the error under the name that the dialog shows, with message and status. */
function retryError(error: unknown): Error {
  const {message, status} = (error instanceof Error ? error : new Error(String(error))) as Error & {
    status?: number;
  };
  return Object.assign(new Error(message, {cause: error}), {name: 'RetryError', status});
}
