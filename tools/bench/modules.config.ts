// The site in English with source maps, from which `npm run bench` reads what its bundles are made of.
import site from '../../docusaurus.config';

export default async () => {
  const config = await site();
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      () => ({
        name: 'bench-modules',
        configureWebpack: (_config: unknown, isServer: boolean) =>
          isServer ? {} : {devtool: 'hidden-source-map'},
      }),
    ],
  };
};
