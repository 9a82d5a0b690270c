import { createApp, h } from 'vue';

createApp(() => h('p', 'Hello, reader!')).mount('#greeting');
