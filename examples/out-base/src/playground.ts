import { dialog } from './components/dialog';

document.body.innerHTML = dialog('Does it open?');
