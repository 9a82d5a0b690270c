import Buttons from '@theme-init/CodeBlock/Buttons';
import {useContext} from 'react';
import {Mode} from '../../../../contexts.cjs';
import CodeButtons from '../../../islands/CodeButtons.tsx';

export default function CodeBlockButtons(props: {readonly className?: string}) {
  return useContext(Mode) === 'static' ? <CodeButtons {...props} /> : <Buttons {...props} />;
}
