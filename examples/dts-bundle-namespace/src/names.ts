export * from 'clsx';
