import assert from 'node:assert/strict';
import { renderPage } from '@example/auto-external-new';

assert.equal(
  renderPage('a & b', 'text', true),
  '<html class="page dark"><title>a &amp; b</title>text',
);
