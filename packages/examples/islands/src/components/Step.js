import TabItem from '@theme/TabItem';
import {createElement} from 'react';

export default function Step({children, ...props}) {
  return createElement(TabItem, props, createElement('em', null, children));
}
