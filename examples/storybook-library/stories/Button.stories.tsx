import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../src';

const meta = {
  component: Button,
  args: { children: 'Save' },
  tags: ['autodocs'],
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Strong: Story = { args: { tone: 'strong' } };
