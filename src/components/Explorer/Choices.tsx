import {choices, type Choice} from '@site/src/lib/explorer/choices';
import {memo, type ReactNode} from 'react';
import type {ViewProps} from './actions';
import {choiceTexts, nameOf, valueText} from './labels';
import Options from './Options';

type Props = Pick<ViewProps, 'words' | 'actions'> & {
  readonly choice: Choice;
  readonly value: string;
};

/** A choice, which renders only when its value changes. */
const Row = memo(function Row({words, choice, value: chosen, actions}: Props): ReactNode {
  const {id, values, to} = choice;
  return (
    <Options
      name={id}
      label={<code>{nameOf(id)}</code>}
      text={words[choiceTexts[id]]}
      to={to}
      isSet={chosen !== values[0]}
      options={values.map((value) => ({
        value,
        ...valueText(words, id, value),
        isChecked: value === chosen,
        action: {type: 'choose', id, value},
      }))}
      actions={actions}
    />
  );
});

/** The choices of a library author, on a stem that starts at the source. */
export default function Choices({words, model, actions}: ViewProps): ReactNode {
  return choices.map((choice) => (
    <Row
      key={choice.id}
      words={words}
      choice={choice}
      value={model.state[choice.id]}
      actions={actions}
    />
  ));
}
