import {useEffect, useState} from 'react';

export default function Mermaid({value}) {
  const [drawing, setDrawing] = useState('');
  useEffect(() => setDrawing(value), [value]);
  return drawing ? <figure>{drawing}</figure> : null;
}
