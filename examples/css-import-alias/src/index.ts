import '@/badge.css';
import '@/note.scss';
