// Made by tools/make-symbols.mjs with milsymbol 3.0.4; not edited by hand.
import type { UnitSymbol } from './symbol-shape.js';

export const SYMBOLS: Readonly<Record<string, UnitSymbol>> = {
  air: {
    frame: false,
    shapes: [
      {
        d: 'm 99.2,58.2 c -3,0.8 -2.5,5.8 -2.5,5.8 l -0.3,16 -37.2,36.5 1.3,4.6 L 96.7,96.6 97,128.6 l -8.5,8.2 0,4.6 9.3,-4.2 c 0.7,0.6 1.8,1.7 1.8,1.7 0,0 1.2,-1.1 1.9,-1.7 l 9.3,4.2 0,-4.6 -8.5,-8.2 0.3,-32 36.2,24.5 1.3,-4.6 -37.2,-36.5 -0.3,-16 c 0,0 0.5,-5 -2.5,-5.8 -0.4,-0.1 -0.7,-0.1 -1.1,0 z',
      },
    ],
  },
  'anti-aircraft': { frame: true, shapes: [{ d: 'M25,150 C25,110 175,110 175,150', width: 3 }] },
  'anti-tank': { frame: true, shapes: [{ d: 'M25,150 L100,52 175,150', width: 3 }] },
  armour: { frame: true, shapes: [{ d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 }] },
  'armoured-cavalry': {
    frame: true,
    shapes: [
      { d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 },
      { d: 'M25,150L175,50', width: 3 },
    ],
  },
  artillery: { frame: true, shapes: [{ d: 'M85,100 a15,15 0 1,0 30,0 a15,15 0 1,0 -30,0 Z' }] },
  'assault-gun': {
    frame: true,
    shapes: [
      { d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 },
      { d: 'M85,100 a15,15 0 1,0 30,0 a15,15 0 1,0 -30,0 Z', at: [0.8, 20, 20] },
    ],
  },
  cavalry: { frame: true, shapes: [{ d: 'M25,150L175,50', width: 3 }] },
  commando: {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { text: 'C', x: 100, y: 70, size: 42 },
    ],
  },
  dummy: { frame: true, shapes: [{ d: 'M70,100 H130', width: 8 }] },
  engineer: { frame: true, shapes: [{ d: 'M 60,118 V 83 h 80 v 35 M 100,83 V 110', width: 4.29 }] },
  garrison: { frame: true, shapes: [{ d: 'M55,138 V78 H69 V90 H84 V78 H116 V90 H131 V78 H145 V138 H112 V116 H88 V138 Z' }] },
  glider: {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { d: 'M85,55 L100,75 115,55', width: 3 },
    ],
  },
  headquarters: { frame: true, shapes: [{ text: 'HQ', x: 100, y: 102, size: 58 }] },
  'heavy-armour': {
    frame: true,
    shapes: [
      { d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 },
      { d: 'M121,88 C136,88 136,112 121,112 L79,112 C64,112 64,88 79,88 Z' },
    ],
  },
  infantry: { frame: true, shapes: [{ d: 'M25,50 L175,150 M25,150 L175,50', width: 3 }] },
  'landing-craft': { frame: false, shapes: [{ d: 'M20,92 L52,92 L52,116 L150,116 L150,84 L176,84 L168,146 L40,146 Z' }] },
  'machine-gun': {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { d: 'M100,146 V104 M88,118 L100,104 L112,118', width: 5 },
      { d: 'M88,146 H112', width: 5 },
    ],
  },
  'mechanised-infantry': {
    frame: true,
    shapes: [
      { d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 },
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
    ],
  },
  'motorised-infantry': {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { d: 'M100,50L100,150', width: 3 },
    ],
  },
  naval: {
    frame: false,
    shapes: [
      {
        d: 'M14,112 L186,112 L170,142 L34,142 Z M88,112 V89.6 H100 V78.4 H112 V89.6 H124 V112 Z M91.6,112 V100.8 H108.4 V112 Z M100,102.8 l23.8,-4.8999999999999995 v4 l-23.8,4.8999999999999995 Z',
      },
    ],
  },
  'naval-heavy': {
    frame: false,
    shapes: [
      {
        d: 'M14,112 L186,112 L170,142 L34,142 Z M88,112 V80 H100 V64 H112 V80 H124 V112 Z M36,112 V96 H60 V112 Z M48,98 l-34,-7 v4 l34,7 Z M64,112 V96 H88 V112 Z M76,98 l-34,-7 v4 l34,7 Z M136,112 V96 H160 V112 Z M148,98 l34,-7 v4 l-34,7 Z',
      },
    ],
  },
  'naval-light': {
    frame: false,
    shapes: [
      {
        d: 'M14,112 L186,112 L170,142 L34,142 Z M88,112 V92.8 H100 V83.2 H112 V92.8 H124 V112 Z M62.8,112 V102.4 H77.2 V112 Z M70,104.4 l-20.4,-4.199999999999999 v4 l20.4,4.199999999999999 Z',
      },
    ],
  },
  'naval-medium': {
    frame: false,
    shapes: [
      {
        d: 'M14,112 L186,112 L170,142 L34,142 Z M88,112 V86.4 H100 V73.6 H112 V86.4 H124 V112 Z M52.4,112 V99.2 H71.6 V112 Z M62,101.2 l-27.2,-5.6 v4 l27.2,5.6 Z M128.4,112 V99.2 H147.6 V112 Z M138,101.2 l27.2,-5.6 v4 l-27.2,5.6 Z',
      },
    ],
  },
  'ost-infantry': {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { text: 'O', x: 100, y: 70, size: 42 },
    ],
  },
  parachute: {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { d: 'M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140', width: 3 },
    ],
  },
  ranger: {
    frame: true,
    shapes: [
      { d: 'M25,50 L175,150 M25,150 L175,50', width: 3 },
      { text: 'R', x: 100, y: 70, size: 42 },
    ],
  },
  recon: { frame: true, shapes: [{ d: 'M25,150L175,50', width: 3 }] },
  signals: { frame: true, shapes: [{ d: 'M25,50 100,110 100,90 175,150', width: 3 }] },
  'static-infantry': { frame: true, shapes: [{ d: 'M25,50 L175,150 M25,150 L175,50', width: 3 }, { d: 'M25,134 H175 V150 H25 Z' }] },
  strongpoint: { frame: true, shapes: [{ d: 'M45,136 V104 C45,66 155,66 155,104 V136 H130 V108 H70 V136 Z' }] },
  'tank-destroyer': {
    frame: true,
    shapes: [
      { d: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3 },
      { d: 'M25,150 L100,52 175,150', width: 3 },
    ],
  },
  unknown: { frame: true, shapes: [{ text: '?', x: 100, y: 103, size: 80 }] },
};
