const settings = { retries: 3 };

export = settings;
