// Loaded into every process and thread of a build: shifts the time that `Date` returns by CLOCK_SHIFT ms.
const {now} = Date;
const shift = Number(process.env.CLOCK_SHIFT);
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [Date.now()], newTarget),
  apply: () => new Date().toString(),
});
