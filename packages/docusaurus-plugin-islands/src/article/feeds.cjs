/** Removes the elements of this plugin from the HTML that feeds of a blog contain. */
const {createRequire} = require('node:module');
const path = require('node:path');

const attributes = '(?:\\s[\\w-]+(?:="[^"]*")?)*\\s*';
const elements = new RegExp(`</?site-(?:island|slot)${attributes}>`, 'g');
const article = new RegExp(`<div data-article="[^"]*"${attributes}>`);
const hidden = /<template data-slot="\d+">(?:(?!<template\b)[^])*?<\/template>/g;

/** Returns the HTML without islands and slots, and without slots that are not shown. */
function withoutIslands(html) {
  let text = html;
  for (let before; before !== text;) {
    before = text;
    text = text.replace(hidden, '');
  }
  // The element around an article ends where the HTML of the feed does.
  if (article.test(text)) text = text.replace(article, '').replace(/<\/div>(\s*)$/, '$1');
  return text.replace(elements, '');
}

/** Makes the blog plugin of the site write feeds without islands. Does nothing if the plugin is not as expected. */
function cleanFeeds(siteDir) {
  const feed = findFeed(createRequire(path.join(siteDir, 'package.json')));
  const original = feed?.createBlogFeedFiles;
  if (typeof original !== 'function' || original.isOfIslands) return;
  const createBlogFeedFiles = (params) => {
    const given = params.options.feedOptions;
    const createFeedItems = async (about) => {
      const items = await (given.createFeedItems ?? about.defaultCreateFeedItems)(about);
      return items.map((item) =>
        typeof item.content === 'string' ? {...item, content: withoutIslands(item.content)} : item,
      );
    };
    const options = {...params.options, feedOptions: {...given, createFeedItems}};
    return original({...params, options});
  };
  createBlogFeedFiles.isOfIslands = true;
  feed.createBlogFeedFiles = createBlogFeedFiles;
}

/** Returns the module of the blog plugin that writes feeds, from the site or from its preset. */
function findFeed(require) {
  for (const own of [
    () => require,
    () => createRequire(require.resolve('@docusaurus/preset-classic')),
  ]) {
    try {
      const folder = path.dirname(own().resolve('@docusaurus/plugin-content-blog'));
      return require(path.join(folder, 'feed.js'));
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

module.exports = {cleanFeeds, withoutIslands};
