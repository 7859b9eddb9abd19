/** What each team is there for: the plan of the landing and the campaign after it, in our own words. */
export const TASKS: Readonly<Record<string, string>> = {
  'army-group':
    'Land between Quinéville and the Orne, join the beaches to one front, win Cherbourg as a port and Caen as the hinge; then break out to the south.',
  'us-army': 'Take Cherbourg as soon as you can. From Omaha press south to Saint-Lô, level with the British on your left.',
  'br-army': 'Take Bayeux and Caen, win the open ground south-east of Caen for airfields, and keep the panzers away from the Americans.',
  'us-vii': 'Land at Utah, join hands with the airborne divisions, cut off the Cotentin and take Cherbourg.',
  'us-v': 'Land at Omaha, take Isigny, meet VII Corps at Carentan, then go for Saint-Lô.',
  'us-xix': 'You come with the second week: take your place between the other corps and press on to Saint-Lô.',
  'us-viii': 'You come when the Cotentin is cut: guard its southern side, then go down the coast to Avranches.',
  'br-xxx': 'Land at Gold, take Bayeux on the first day, then Tilly and Villers-Bocage.',
  'br-i': 'Land at Juno and Sword, reach the airborne division on the Orne, take Caen.',
  'br-viii': 'You come with the second week and the armour: go round Caen and over the Odon.',
  'br-xii': 'You come at the end of June: take over the front between the Odon and the Orne.',
  'br-iic': 'You come in July: through Caen and on to Falaise.',
  german: 'Hold Cherbourg, Saint-Lô and above all Caen until the panzers come, and let no landing join the next.',
  'german-west': 'Cherbourg is the port they need. Hold the Cotentin as long as you can, and the town to the last.',
  'german-centre': 'Keep the two landings apart at Carentan, hold Saint-Lô and the bocage before it; your panzers are on their way.',
  'german-east': 'Caen is the hinge of the whole front. Strike at the landing while it is weak, then let nobody past the town.',
};

/** What an officer does, by the level of his team and his role. */
export const DUTIES: Readonly<Record<string, string>> = {
  'army-group commander': 'You lead the Allies: say what each army is to reach, and see that it gets what it needs.',
  'army-group supplies': 'Fuel and ammo come to you each turn. Share them between the armies; they may have asked for more than there is.',
  'army-group air':
    'The heavy bombers are yours: two cards off a German division, or the roads of a hex cut. Near friends they may fall short.',
  'army-group special':
    'SOE and the Resistance are yours. Each strike takes two cards from a German division; the Resistance waits for a five or six.',
  'army commander':
    'You are told what arrives: put each division under a corps, give brigades to corps, and tell the corps what you want of them.',
  'army supplies': 'Pass fuel and ammo on to the corps, and ask the army group for the next turn’s.',
  'army liaison': 'Aircraft, naval groups and the cards of the assault go through your hands. Call back what lies idle.',
  'corps commander':
    'Say which beach is whose, give the brigades your army sends to divisions, lend them the corps’ guns, and move headquarters and guns: five hexes are as far as cards reach.',
  'corps supplies': 'Pass fuel and ammo on to the divisions; they ask at the end of each turn. Ask the army for what is missing.',
  'corps liaison': 'Give aircraft and naval groups to the divisions that fight, and call them back when others need them more.',
  'division commander': 'The last word is yours: where to strike, when to stop, what to ask of the corps.',
  'division liaison': 'Get from the corps what the division needs. When a turn ends, ask for the next one’s cards.',
  'division operations': 'You work at the map: lay the cards, place the orders, aim the guns, choose the tactics card.',
  'coordinator commander': 'Share fuel and ammo between the divisions of your sector and give them the regiments that arrive.',
  'german commander': 'You lead your division by yourself: cards, orders, guns and tactics. Ask your coordinator for what you lack.',
  'control game':
    'Each step takes effect when you let it. Rule where the rules are silent or something went wrong, put counters where they belong, and say why.',
  'control german': 'You look after the Germans: answer their questions and help game control.',
};

export const INTELLIGENCE = 'Only you mark the team’s map. Ask others what they see, with grid references, and keep the picture true.';
export const MAP_CONTROL = 'You look after one map table: answer questions there and tell game control what needs a ruling.';
export const ALL_ROLES = 'You have every role of this team, and the divisions under it.';
