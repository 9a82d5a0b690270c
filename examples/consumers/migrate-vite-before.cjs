const assert = require('node:assert/strict');
const { meter } = require('@example/migrate-vite-before');

assert.equal(meter({ value: 10 }), '<progress class="meter meter-low" max="100" value="10"></progress>');
