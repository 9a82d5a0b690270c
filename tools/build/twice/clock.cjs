// Loaded into every Node process and thread of a build: there it is another day.
const {now} = Date;
const shift = Number(process.env.CLOCK_SHIFT);
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length > 0 ? args : [Date.now()], made),
  apply: () => new Date().toString(),
});
