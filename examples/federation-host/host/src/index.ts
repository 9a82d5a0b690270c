// A module of its own, so that React can be agreed on first.
import('./app');
