import { expect, test } from 'vitest';
import { splitStyles } from './print-styles.ts';

test('rules for print only are extracted in their order', () => {
  const css = '.a{color:red}@media print{.a{color:#000}@page{margin:1cm}}.b{top:0}@media print{.b{top:1cm}}';
  expect(splitStyles(css)).toEqual({
    screen: '.a{color:red}.b{top:0}',
    print: '.a{color:#000}@page{margin:1cm}.b{top:1cm}',
  });
});

test('rules that are for the screen, too, stay', () => {
  const css = '@media (scripting:none),print{.a{top:0}}@media (width>=1px){.a{top:1px}}@supports (a:b){.c{top:0}}';
  expect(splitStyles(css)).toEqual({ screen: css, print: '' });
});

test('braces in strings are ignored', () => {
  const css = '.a:after{content:"}{"}@media print{.a:after{content:"\\"{"}}.b{top:0}';
  expect(splitStyles(css)).toEqual({
    screen: '.a:after{content:"}{"}.b{top:0}',
    print: '.a:after{content:"\\"{"}',
  });
});
