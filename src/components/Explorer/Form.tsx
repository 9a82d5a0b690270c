import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {
  type Choice,
  type ChoiceId,
  choices,
  defaultsOf,
  indexOf,
  presets,
  type State,
} from '@site/src/rslib/explorer/choices';
import {differentChoices} from '@site/src/rslib/explorer/differences';
import {readExports} from '@site/src/rslib/explorer/exports';
import {type FacetId, facetIds} from '@site/src/rslib/explorer/facets';
import {memo, type ReactNode} from 'react';
import {
  type Action,
  type Actions,
  describe,
  facetName,
  nameOf,
  valueText,
  type ViewProps,
} from './viewProps';

const modes = ['choose', 'want'] as const;

/** Message ids of presets. */
const presetTexts = {
  react: 'reactPreset',
  node: 'nodePreset',
  cli: 'cliPreset',
  both: 'bothPreset',
  script: 'scriptPreset',
} as const;

/** Renders a radio button for each of the states to start from. */
export function Presets({words, model, actions}: ViewProps): ReactNode {
  const {state, wanted} = model;
  const isShown = (preset: State): boolean => !wanted && indexOf(preset) === indexOf(state);
  return (
    <fieldset className="explorer__presets">
      <legend>{words.presets}</legend>
      <span className="explorer__values">
        <Radios
          name="preset"
          options={Object.entries(presets).map(([id, preset]) => ({
            value: id,
            text: words[presetTexts[id as keyof typeof presets]],
            isChecked: isShown(preset),
            action: {type: 'start', state: preset},
          }))}
          actions={actions}
        />
      </span>
    </fieldset>
  );
}

/** Renders the form, drawn as a stem with a branch for each setting or, in the mode `want`, for each wish. */
export default function Form(props: ViewProps): ReactNode {
  const {words, model, actions} = props;
  const {state, wanted} = model;
  const isChanged = differentChoices(state).length > 0 || wanted !== undefined;
  return (
    <form className="explorer__side" aria-label={words.side}>
      <fieldset className="explorer__modes" aria-label={words.mode}>
        <Radios
          name="mode"
          options={modes.map((mode) => ({
            value: mode,
            text: words[mode],
            isChecked: (mode === 'want') === (wanted !== undefined),
            action: {type: 'mode', mode},
          }))}
          actions={actions}
        />
      </fieldset>
      <div className="explorer__stem">
        <span className="explorer__root" aria-hidden="true">
          src/index.ts
        </span>
        {wanted ? (
          <Wishes {...props} />
        ) : (
          choices.map((choice) => (
            <Options
              key={choice.id}
              words={words}
              actions={actions}
              choice={choice}
              values={choice.values}
              chosen={state[choice.id]}
              initial={defaultsOf(state)[choice.id]}
            />
          ))
        )}
      </div>
      <button
        className="explorer__action explorer__reset"
        type="button"
        disabled={!isChanged}
        {...actions.button({type: 'reset'})}>
        {words.reset}
      </button>
    </form>
  );
}

/** Renders radio buttons for the wanted facets of a package, and a field that sets them from a pasted `exports`. */
function Wishes({words, model, pasted = '', actions}: ViewProps): ReactNode {
  const {wanted = {}, facetValues} = model;
  /** Returns the values that packages have for a facet and, if it is not among them, the value that was pasted. */
  function valuesOf(id: FacetId): readonly string[] {
    const values = facetValues![id];
    const wish = wanted[id];
    return wish === undefined || values.includes(wish) ? values : [...values, wish];
  }
  return (
    <>
      <div className="explorer__paste">
        <label htmlFor="explorer-paste">{words.paste}</label>
        <textarea
          id="explorer-paste"
          value={pasted}
          rows={3}
          spellCheck={false}
          placeholder={'"exports": {\n  ".": "./dist/index.js"\n}'}
          {...actions.field((text) => ({type: 'paste', text}))}
        />
        {pasted.trim() !== '' && !readExports(pasted) && (
          <p className="explorer__note" role="status">
            <CodedText text={words.unreadablePaste} />
          </p>
        )}
      </div>
      {facetIds.map((id) => (
        <Options
          key={id}
          words={words}
          actions={actions}
          facet={id}
          values={valuesOf(id)}
          chosen={wanted[id]}
        />
      ))}
    </>
  );
}

type RadiosProps = {
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly isCode?: boolean;
    readonly isChecked: boolean;
    readonly action: Action;
  }[];
  readonly actions: Actions;
};

/** Renders a row of radio buttons. */
function Radios({name, options, actions}: RadiosProps): ReactNode {
  return options.map(({value, text, isCode, isChecked, action}) => (
    <label className="explorer__value" key={value} data-code={isCode || undefined}>
      <input type="radio" name={name} value={value} {...actions.radio(action, isChecked)} />
      <span>{text}</span>
    </label>
  ));
}

type Props = Pick<ViewProps, 'words' | 'actions'> & {
  /** The first value of a facet is its default, `''`, which stands for any value. */
  readonly values: readonly string[];
  readonly chosen?: string | undefined;
  /** Default of the choice in the chosen format. */
  readonly initial?: string;
} & (
    | {readonly choice: Choice; readonly facet?: never}
    | {readonly facet: FacetId; readonly choice?: never}
  );

/** Renders the values of a choice or facet, with a node on the stem that is filled unless the default is chosen. */
const Options = memo(function Options({
  words,
  actions,
  values,
  chosen = '',
  initial = values[0],
  choice,
  facet,
}: Props): ReactNode {
  const id: ChoiceId | FacetId = choice?.id ?? facet!;
  const label = choice ? nameOf(choice.id) : facetName(words, facet);
  const text = choice && describe(words, id);
  const name = choice || id === 'type' ? <code>{label}</code> : label;
  return (
    <fieldset
      className={choice ? 'explorer__choice' : 'explorer__choice explorer__choice--wish'}
      aria-label={`${label} ${text ?? ''}`}
      data-set={chosen !== initial || undefined}>
      <span className="explorer__about" aria-hidden={choice ? undefined : true}>
        <span className="explorer__name">{choice ? <Link to={choice.to}>{name}</Link> : name}</span>{' '}
        {text && <span className="explorer__hint">{text}</span>}
      </span>
      <span className="explorer__values">
        <Radios
          name={choice ? id : `want-${id}`}
          options={values.map((value) => ({
            value,
            ...valueText(words, id, value),
            isChecked: value === chosen,
            action: choice
              ? {type: 'choose', id: choice.id, value}
              : {type: 'want', id: facet, value},
          }))}
          actions={actions}
        />
      </span>
    </fieldset>
  );
});
