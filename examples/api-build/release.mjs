import { createRslib, loadConfig } from '@rslib/core';

const config = await loadConfig();
const rslib = await createRslib({ config });

const { stats, close } = await rslib.build();
await close();

const { children = [] } = stats.toJson({ assets: true });
for (const { name, assets = [] } of children) {
  console.log(name, assets.map((asset) => asset.name).join(', '));
}
