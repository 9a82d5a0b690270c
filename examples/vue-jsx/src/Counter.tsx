import { defineComponent, ref } from 'vue';

export const Counter = defineComponent({
  props: { start: { type: Number, default: 0 } },
  setup(props) {
    const count = ref(props.start);
    return () => (
      <button type="button" onClick={() => (count.value += 1)}>
        {count.value}
      </button>
    );
  },
});
