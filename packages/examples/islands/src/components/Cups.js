import {useCups} from './useCups';

export default function Cups() {
  return <p>Cups: {useCups()}</p>;
}
