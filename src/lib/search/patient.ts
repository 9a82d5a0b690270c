/** What the dialog does with an answer: it calls `catch` and goes on with what that returns. */
type Patient<Answer> = {
  catch(show: (error: Error) => void): Promise<Answer>;
};

type Options<Asked> = {
  /** True while the reader still asks this. */
  readonly isCurrent: (question: Asked) => boolean;
  readonly report: (error: unknown) => void;
  /** Resolves this long after the question was asked. */
  readonly atLeast: (milliseconds: number) => Promise<void>;
  /** Later than the dialog's own "stalled", which would take the place of the error. */
  readonly showAfterMs: number;
  /** So long a question may stay without an answer; one that comes later is still taken. */
  readonly giveUpAfterMs: number;
};

/**
 * Lets the dialog show that a search failed. By itself it does so for errors named RetryError only, and only until
 * its own clean-up sets the state back, so that a reader sees "No results". Here every error counts, `show` is
 * called for the newest question alone, and the answer then stays open, so that nothing is cleaned up. The next key
 * asks again. No answer for long is an error, too. The answer to what is no longer asked stays open as well: the dialog
 * would take it for the end of its waiting, and say no more that the newest question waits.
 */
export function patientSearch<Asked, Answer>(
  search: (question: Asked) => Promise<Answer>,
  {isCurrent, report, atLeast, showAfterMs, giveUpAfterMs}: Options<Asked>,
): (question: Asked) => Patient<Answer> {
  let newest = 0;
  return (question) => {
    const id = (newest += 1);
    const pause = atLeast(showAfterMs);
    const patience = atLeast(giveUpAfterMs);
    const answer = search(question);
    return {
      catch: (show) =>
        new Promise((resolve) => {
          const isWanted = (): boolean => id === newest && isCurrent(question);
          const tell = (error: unknown): void => {
            try {
              if (isWanted()) show(retryError(error));
            } catch {
              // It throws the error again, for a chain that is not there.
            }
          };
          let isOpen = true;
          answer
            .then(
              (found) => {
                if (id === newest || isCurrent(question)) resolve(found);
              },
              async (error: unknown) => {
                report(error);
                await pause;
                tell(error);
              },
            )
            .finally(() => (isOpen = false));
          void patience.then(() => {
            if (!isOpen || !isWanted()) return;
            const error = new Error(`No answer within ${giveUpAfterMs} ms`);
            report(error);
            tell(error);
          });
        }),
    };
  };
}

/** The error under the one name that the dialog reacts to; message and status stay. */
function retryError(error: unknown): Error {
  const {message, status} = (error instanceof Error ? error : new Error(String(error))) as Error & {
    status?: number;
  };
  return Object.assign(new Error(message, {cause: error}), {name: 'RetryError', status});
}
