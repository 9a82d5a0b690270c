'use client';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useState} from 'react';

export default function Title() {
  const {metadata} = useDoc();
  const [isLong, setIsLong] = useState(false);
  return <button onClick={() => setIsLong(true)}>{isLong ? metadata.title : 'Title'}</button>;
}
