import {choices, defaultState} from '@site/src/lib/explorer/choices';
import type {Model} from '@site/src/lib/explorer/model';
import type {ReactNode} from 'react';
import type {Actions} from './actions';
import {choiceTexts, optionNames, valueText, type ExplorerWords} from './labels';
import Options from './Options';

type Props = {
  readonly words: ExplorerWords;
  readonly model: Model;
  readonly actions: Actions;
};

/** The choices of a library author, on a stem that starts at the source. */
export default function Choices({words, model, actions}: Props): ReactNode {
  return choices.map(({id, values, page, section}) => (
    <Options
      key={id}
      id={id}
      name={<code>{optionNames[id] ?? id}</code>}
      text={words[choiceTexts[id]]}
      to={`${page}#${section}`}
      isSet={model.state[id] !== defaultState[id]}
      options={values.map((value) => ({
        value,
        ...valueText(words, id, value),
        isChecked: model.state[id] === value,
        action: {type: 'choose', id, value},
      }))}
      actions={actions}
    />
  ));
}
