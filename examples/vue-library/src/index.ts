export { default as Tag } from './Tag.vue';
export { default as TagList } from './TagList.vue';
