// Made by `node apps/studio/scripts/bundleVerifier.ts` from apps/studio/src: the maths here is what the games play.
import { readFileSync } from "node:fs";
// apps/studio/src/engines/blackjack/cards.ts
var RANKS = [
	"A",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"10",
	"J",
	"Q",
	"K"
];
var SUITS = [
	"spades",
	"hearts",
	"diamonds",
	"clubs"
];
var rankOf = (card) => card % 13;
var suitOf = (card) => SUITS[Math.floor(card / 13)];
var SUIT_SIGNS = {
	spades: "♠",
	hearts: "♥",
	diamonds: "♦",
	clubs: "♣"
};
/** A card as it is written: K♠. */
var signOf = (card) => `${RANKS[rankOf(card)]}${SUIT_SIGNS[suitOf(card)]}`;
/** 1 for an ace, 10 for ten and every court card. */
var pointsOf = (card) => Math.min(10, rankOf(card) + 1);
function totalOf$1(cards) {
	const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
	const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
	return {
		points: isSoft ? hard + 10 : hard,
		isSoft
	};
}
var isNatural = (cards) => cards.length === 2 && totalOf$1(cards).points === 21;
/** Cards of several decks, each once: the next is any of those left, by one draw below their number. */
function openShoe(decks, draws) {
	const moved = /* @__PURE__ */ new Map();
	let left = decks * 52;
	return async () => {
		const at = await draws.below(left);
		left--;
		const card = moved.get(at) ?? at;
		moved.set(at, moved.get(left) ?? left);
		return card % 52;
	};
}
// apps/studio/src/engines/blackjack/play.ts
var MOVES = [
	"hit",
	"stand",
	"double",
	"split",
	"insure",
	"decline"
];
/** Cards are drawn in the order they are dealt: one to each seat, one to the dealer, again one to each seat and to the dealer; then as moves ask for them; the dealer's last. */
async function playBlackjack(profile, { seats }, moves, draws) {
	const table = await deal(profile, seats, openShoe(profile.decks, draws));
	await goOn(table);
	for (const move of moves) {
		if (!offersOf(table).includes(move)) throw new Error(`no ${move} is possible here`);
		await make(table, move);
		await goOn(table);
	}
	return table;
}
async function deal(profile, stakes, draw) {
	const seats = stakes.flatMap((stakeCents, seat) => stakeCents > 0 ? [{
		stakeCents,
		seat
	}] : []).map((seat) => ({
		...seat,
		insurance: "none",
		hands: [newHand(seat.stakeCents, false)]
	}));
	const dealer = [];
	for (let round = 0; round < 2; round++) {
		for (const { hands } of seats) hands[0]?.cards.push(await draw());
		dealer.push(await draw());
	}
	for (const hand of seats.flatMap(({ hands }) => hands)) hand.isDone = totalOf$1(hand.cards).points === 21;
	return {
		profile,
		seats,
		dealer,
		draw,
		isOver: false
	};
}
var newHand = (stakeCents, isSplit, ...cards) => ({
	cards,
	stakeCents,
	isDoubled: false,
	isDone: false,
	isSplit
});
var isAskingInsurance = ({ dealer, seats, isOver }) => !isOver && pointsOf(dealer[0]) === 1 && seats.some(({ insurance }) => insurance === "none");
var turnOf = (table) => {
	if (table.isOver) return null;
	if (isAskingInsurance(table)) return {
		seat: table.seats.find(({ insurance }) => insurance === "none"),
		hand: 0
	};
	for (const seat of table.seats) {
		const hand = seat.hands.findIndex(({ isDone }) => !isDone);
		if (hand >= 0) return {
			seat,
			hand
		};
	}
	return null;
};
/** Moves the player may make now. */
function offersOf(table) {
	const turn = turnOf(table);
	if (!turn) return [];
	if (isAskingInsurance(table)) return ["insure", "decline"];
	const hand = turn.seat.hands[turn.hand];
	const offers = ["hit", "stand"];
	if (hand.cards.length !== 2) return offers;
	if (mayDouble(table.profile, hand)) offers.push("double");
	const [first, second] = hand.cards;
	if (!hand.isSplit && pointsOf(first) === pointsOf(second)) offers.push("split");
	return offers;
}
function mayDouble({ doubles, doublesAfterSplit }, hand) {
	if (hand.isSplit && !doublesAfterSplit) return false;
	const { points, isSoft } = totalOf$1(hand.cards);
	return doubles === "any" || !isSoft && points >= 9 && points <= 11;
}
async function make(table, move) {
	const turn = turnOf(table);
	const { seat } = turn;
	const hand = seat.hands[turn.hand];
	if (move === "insure") seat.insurance = "taken";
	else if (move === "decline") seat.insurance = "declined";
	else if (move === "split") await split(table, seat, hand);
	else {
		if (move === "double") {
			hand.isDoubled = true;
			hand.stakeCents *= 2;
		}
		if (move !== "stand") hand.cards.push(await table.draw());
		hand.isDone = move !== "hit" || totalOf$1(hand.cards).points >= 21;
	}
}
async function split(table, seat, hand) {
	const [first, second] = hand.cards;
	const hands = [first, second].map((card) => newHand(seat.stakeCents, true, card));
	for (const half of hands) {
		half.cards.push(await table.draw());
		half.isDone = pointsOf(first) === 1 || totalOf$1(half.cards).points === 21;
	}
	seat.hands.splice(0, 1, ...hands);
}
/** After insurance the dealer peeks for blackjack; after the last hand they draw to seventeen. */
async function goOn(table) {
	if (isAskingInsurance(table)) return;
	if (isNatural(table.dealer)) {
		table.isOver = true;
		return;
	}
	if (turnOf(table)) return;
	const isNeeded = table.seats.flatMap(({ hands }) => hands).some((hand) => totalOf$1(hand.cards).points <= 21 && !isNaturalHand(hand));
	while (isNeeded && drawsOn(table)) table.dealer.push(await table.draw());
	table.isOver = true;
}
function drawsOn({ dealer, profile }) {
	const { points, isSoft } = totalOf$1(dealer);
	return points < 17 || points === 17 && isSoft && profile.hitsSoft17;
}
var isNaturalHand = ({ cards, isSplit }) => !isSplit && isNatural(cards);
/** How a hand compares with the dealer's and what is paid for it. */
function settle(hand, dealer) {
	const { points } = totalOf$1(hand.cards);
	const other = totalOf$1(dealer).points;
	const lost = (outcome) => ({
		outcome,
		winCents: 0
	});
	if (points > 21) return lost("bust");
	if (isNatural(dealer) !== isNaturalHand(hand)) {
		if (isNatural(dealer)) return lost("loss");
		return {
			outcome: "natural",
			winCents: hand.stakeCents * 5 / 2
		};
	}
	if (points === other) return {
		outcome: "push",
		winCents: hand.stakeCents
	};
	return other > 21 || points > other ? {
		outcome: "win",
		winCents: hand.stakeCents * 2
	} : lost("loss");
}
var insuranceOf = ({ stakeCents }) => stakeCents / 2;
function presentSeat(seat, { dealer, isOver }) {
	const hands = seat.hands.map((hand) => ({
		cards: [...hand.cards],
		total: totalOf$1(hand.cards),
		stakeCents: hand.stakeCents,
		isDoubled: hand.isDoubled,
		isNatural: isNaturalHand(hand),
		...isOver ? settle(hand, dealer) : {
			outcome: null,
			winCents: null
		}
	}));
	const isPaid = seat.insurance === "taken" && isNatural(dealer);
	const insuranceWinCents = isOver && seat.insurance === "taken" ? isPaid ? insuranceOf(seat) * 3 : 0 : null;
	return {
		seat: seat.seat,
		stakeCents: seat.stakeCents,
		hands,
		insurance: seat.insurance,
		insuranceWinCents
	};
}
function viewOf(table) {
	const cards = table.isOver ? [...table.dealer] : table.dealer.slice(0, 1);
	const turn = turnOf(table);
	return {
		seats: table.seats.map((seat) => presentSeat(seat, table)),
		dealer: {
			cards,
			total: totalOf$1(cards),
			isHidden: !table.isOver
		},
		turn: turn && {
			seat: turn.seat.seat,
			hand: turn.hand
		}
	};
}
/** What a move adds to the stake, for the hand whose turn it is. */
function raiseOf({ seats, turn }, move) {
	const seat = seats.find((one) => one.seat === turn?.seat);
	if (!seat || !turn) return 0;
	if (move === "double") return seat.hands[turn.hand]?.stakeCents ?? 0;
	if (move === "split") return seat.stakeCents;
	return move === "insure" ? insuranceOf(seat) : 0;
}
/** All that has been staked in a round so far. */
function stakedOf({ seats }) {
	return seats.reduce((sum, seat) => {
		return sum + (seat.insurance === "taken" ? insuranceOf(seat) : 0) + seat.hands.reduce((hands, { stakeCents }) => hands + stakeCents, 0);
	}, 0);
}
var wonOf = ({ seats }) => seats.reduce((sum, { hands, insuranceWinCents }) => sum + (insuranceWinCents ?? 0) + hands.reduce((all, { winCents }) => all + (winCents ?? 0), 0), 0);
// apps/studio/src/engines/blackjack/courseOf.ts
/** A finished round move by move: every card stands where it was drawn, so the n-th card of all is the n-th draw. */
async function courseOf(profile, bet, moves, openDraws) {
	const after = (made) => playBlackjack(profile, bet, moves.slice(0, made), openDraws());
	let table = await after(0);
	const steps = [{
		by: "deal",
		turn: null,
		cards: dealt(table)
	}];
	if (moves.length === 0) steps.push(...dealersOf(table));
	for (const [made, by] of moves.entries()) {
		const turn = turnOf(table);
		const next = await after(made + 1);
		if (!turn) throw new Error("a move was made out of turn");
		const { seat, hands } = turn.seat;
		const isSplit = hands.length > 1;
		const cards = by === "split" ? [0, 1] : by === "hit" || by === "double" ? [turn.hand] : [];
		const place = turn.seat;
		steps.push({
			by,
			turn: {
				seat,
				hand: turn.hand,
				isSplit
			},
			cards: cards.map((hand) => lastCard(next, table.seats.indexOf(place), hand))
		});
		table = next;
		if (table.isOver) steps.push(...dealersOf(table));
	}
	return steps;
}
/** The first two cards of every hand and the dealer's, the second one too. */
function dealt({ seats, dealer }) {
	const all = [...[...seats.map(({ seat, hands: [first] }) => ({
		seat,
		cards: first?.cards ?? []
	}))], {
		seat: null,
		cards: dealer
	}];
	return [0, 1].flatMap((round) => all.map(({ seat, cards }) => ({
		card: cards[round],
		seat,
		hand: 0,
		total: totalOf$1(cards.slice(0, round + 1))
	})));
}
function lastCard({ seats }, place, hand) {
	const seat = seats[place];
	const cards = seat?.hands[hand]?.cards;
	const card = cards?.at(-1);
	if (!seat || !cards || card === void 0) throw new Error("a move brought no card");
	return {
		card,
		seat: seat.seat,
		hand,
		total: totalOf$1(cards)
	};
}
/** What the dealer drew when all had played. */
function dealersOf({ dealer }) {
	const cards = dealer.slice(2).map((card, at) => ({
		card,
		seat: null,
		hand: 0,
		total: totalOf$1(dealer.slice(0, at + 3))
	}));
	return cards.length > 0 ? [{
		by: "dealer",
		turn: null,
		cards
	}] : [];
}
// apps/studio/src/fairness/course.ts
/** Draws that find the numbers of a round again. */
function drawsAgain(values) {
	let at = 0;
	return { below: async () => {
		const value = values[at++];
		if (value === void 0) throw new Error("more is drawn than was");
		return value;
	} };
}
// apps/studio/src/client/messages.ts
var LANGUAGES = [
	"en",
	"de",
	"fr",
	"no",
	"it",
	"et"
];
/** Words in a locale out of those of every language; English where there is no other. */
function wordsIn(languages, locale) {
	const messages = languages[LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? "en"];
	return (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}
// apps/studio/src/client/engines/blackjack/texts/en.ts
/** English, and the keys of the words of blackjack. */
var en$8 = {
	feltPays: "Blackjack pays 3 to 2",
	feltStands: "Dealer stands on all 17s",
	feltHits: "Dealer hits soft 17",
	feltInsurance: "Insurance pays 2 to 1",
	dealer: "Dealer",
	seatHand: "Seat {seat}, hand {hand}",
	courseDeal: "The deal",
	courseDealer: "The dealer draws",
	courseEnd: "How it ended",
	seat: "Seat {seat}",
	seatEmpty: "Seat {seat}, free. Enter places a chip.",
	seatLaid: "Seat {seat}, {amount}. Enter adds a chip, Delete removes all of them.",
	chips: "Selected chip",
	chip: "{amount} chip",
	undo: "Undo",
	clear: "Clear all bets",
	double2: "Double all bets",
	rebet: "Repeat bets",
	deal: "Deal",
	dealFaster: "Deal faster",
	moves: "Your move",
	hit: "Hit",
	stand: "Stand",
	double: "Double",
	split: "Split",
	insure: "Insure",
	decline: "No insurance",
	hint: "Show basic strategy",
	hinted: "Basic strategy: {move}",
	askInsurance: "Insurance for seat {seat}: {amount}?",
	askMove: "Seat {seat}: {total}",
	withheld: "Max bet with your bonus: {most} per round. Not offered: {moves}",
	layFirst: "Place a chip on a seat first",
	refusedSeat: "Maximum {most} per seat",
	refusedFunds: "Your balance is too low for this chip",
	natural: "Blackjack",
	win: "Win",
	push: "Push",
	loss: "Lost",
	bust: "Bust",
	insured: "Insurance {amount}",
	soft: "soft {points}",
	ace: "ace",
	jack: "jack",
	queen: "queen",
	king: "king",
	saidDealt: "Dealer shows {card}. {seats}",
	saidSeat: "Seat {seat}: {cards}, {total}.",
	saidTurn: "Seat {seat}, {total}.",
	saidDealer: "Dealer: {cards}, {total}.",
	saidOutcome: "Seat {seat}: {outcome}.",
	ruleGoal: "Get closer to 21 than the dealer without going over. Aces count as 1 or 11, face cards as 10.",
	rulePays: "A win pays 1 to 1, blackjack (an ace and a ten in the first two cards) 3 to 2, insurance 2 to 1. Equal hands are a push: your bet is returned.",
	ruleShoe: "Every round is dealt from {decks} fresh decks. You can play up to three seats.",
	ruleStands: "The dealer draws to 16 and stands on every 17.",
	ruleHits: "The dealer draws to 16, hits soft 17, and stands on any other 17 or higher.",
	rulePeek: "With an ace or a ten, the dealer checks for blackjack before anyone plays. If there is one, the round is over.",
	ruleDoubleAny: "Double: double your bet and get exactly one more card, on any first two cards, including after a split.",
	ruleDoubleSome: "Double: double your bet and get exactly one more card, on a hard 9, 10 or 11 and not after a split.",
	ruleSplit: "Two cards of equal value can be split once into two hands. Split aces get one card each, and 21 with them is not blackjack.",
	ruleLimits: "Bets per seat: {least} to {most}.",
	ruleRtp: "Return to player: {rtp} % of everything staked, with basic strategy and without insurance, calculated over every possible deal of the shoe. {hit} % of hands win.",
	ruleLeft: "An abandoned hand stands, without any further bet."
};
// apps/studio/src/client/engines/blackjack/words.ts
var TEXTS$1 = {
	en: en$8,
	de: en$8,
	fr: en$8,
	no: en$8,
	it: en$8,
	et: en$8
};
var wordsFor$2 = (locale) => wordsIn(TEXTS$1, locale);
var sayTotal = ({ points, isSoft }, words) => isSoft && points < 21 ? words("soft", { points }) : String(points);
// apps/studio/src/client/engines/blackjack/tell.ts
/** A round of blackjack move by move: which card each number became, whose it was, and what the hand came to. */
async function tell$8(round) {
	const { profile, bet, moves, view, values, locale } = round;
	const words = wordsFor$2(locale);
	const steps = await courseOf(profile, bet, moves, () => drawsAgain(values));
	let draw = 0;
	return [...steps.map((step) => ({
		title: titleOf(step, words),
		lines: step.cards.map((dealt) => ({
			draw: draw++,
			mark: signOf(dealt.card),
			text: `${nameOf(dealt, isSplitBy(step, dealt), words)}: ${sayTotal(dealt.total, words)}`
		}))
	})), {
		title: words("courseEnd"),
		lines: endOf(view, words)
	}];
}
var isSplitBy = ({ by, turn }, { seat }) => seat !== null && (by === "split" || turn?.isSplit === true);
function titleOf({ by, turn }, words) {
	if (by === "deal") return words("courseDeal");
	if (by === "dealer") return words("courseDealer");
	return turn ? `${nameOf(turn, turn.isSplit, words)}: ${words(by)}` : words(by);
}
function nameOf({ seat, hand }, isSplit, words) {
	if (seat === null) return words("dealer");
	return isSplit ? words("seatHand", {
		seat: seat + 1,
		hand: hand + 1
	}) : words("seat", { seat: seat + 1 });
}
function endOf({ seats, dealer }, words) {
	const signs = (cards) => cards.map(signOf).join(" ");
	const line = (cards, text) => ({
		draw: null,
		mark: signs(cards),
		text
	});
	const outcomeOf = ({ total, outcome }) => outcome ? `${sayTotal(total, words)} · ${words(outcome)}` : sayTotal(total, words);
	return [line(dealer.cards, `${words("dealer")}: ${sayTotal(dealer.total, words)}`), ...seats.flatMap(({ seat, hands }) => hands.map((hand, at) => line(hand.cards, `${nameOf({
		seat,
		hand: at
	}, hands.length > 1, words)}: ${outcomeOf(hand)}`)))];
}
// apps/studio/src/engines/rounding.ts
/** The number that decides on a fraction of `parts`; without rounding the highest, which cuts every fraction off. */
var drawRounding = async ({ rounding }, parts, draws) => rounding === "drawn" ? draws.below(parts) : parts;
/** `amount` counts `parts` of a minor unit: whole units, and one more if the fraction is above the drawn number. */
function roundPayout(amount, parts, drawn) {
	const isUp = amount % BigInt(parts) > BigInt(drawn);
	return Number(amount / BigInt(parts)) + (isUp ? 1 : 0);
}
// apps/studio/src/engines/crash/flight.ts
/** Every crash is read from one draw out of so many. */
var DRAWS = 2 ** 32;
/**
* The last multiplier the flight reaches, in hundredths: `returned` x DRAWS / (draw + 1), cut to a whole hundredth. Below
* 100 it never leaves the ground. A goal of g is reached by exactly the draws with draw + 1 <= returned x DRAWS / g, so
* the chance of it times g is the returned share, whatever g a player chooses (less than 1/DRAWS of g is cut off).
*/
function peakOf({ returned, highest }, draw) {
	return Math.min(highest, Math.floor(returned * DRAWS / 100 / (draw + 1)));
}
/** What a multiplier in hundredths pays for a stake in minor units; without a drawn number, at least. */
var payoutAt = (stakeCents, hundredths, drawn = 100) => roundPayout(BigInt(stakeCents) * BigInt(hundredths), 100, drawn);
/** The multiplier after a time of flight, in hundredths, as it is shown and paid. */
function hundredthsAt(profile, elapsedMs) {
	return Math.min(profile.highest, Math.floor(100 * 2 ** (Math.max(0, elapsedMs) / profile.doublesMs)));
}
/** The first millisecond at which the multiplier reaches this many hundredths. */
function timeOf(profile, hundredths) {
	if (hundredths <= 100) return 0;
	let ms = Math.max(0, Math.floor(Math.log2(hundredths / 100) * profile.doublesMs) - 2);
	while (hundredthsAt(profile, ms) < hundredths) ms++;
	return ms;
}
// apps/studio/src/client/board/times.ts
/** Writes a multiplier given in hundredths: 2.50×, 1,234.00×; one that has a third place with it, 1.125×. */
function createTimes(locale) {
	const format = new Intl.NumberFormat(locale, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 3
	});
	return (hundredths) => `${format.format(hundredths / 100)}×`;
}
// apps/studio/src/client/engines/crash/texts/en.ts
/** English, and the keys of all words of the crash games. */
var en$7 = {
	launch: "Launch",
	cashOut: "Cash out {amount}",
	goal: "Auto cash-out",
	off: "Off",
	lower: "Lower auto cash-out",
	raise: "Raise auto cash-out",
	results: "Last 20 flights",
	ready: "Ready for launch",
	lost: "Lost",
	flewOn: "It went on to {times}",
	announceLaunch: "Launched. Press to cash out.",
	announceLeft: "Cashed out at {times}.",
	announceLost: "Lost at {times}.",
	goalFor: "Odds and payouts for a bet of {bet}",
	goalColumn: "Cash out at",
	chance: "Chance",
	pays: "Pays",
	rule1: "The multiplier starts at 1.00 and doubles every {seconds} seconds until the flight ends. Cash out before that to win your bet times the multiplier.",
	rule2: "The end of the flight is drawn before it starts. The chance of reaching a multiplier is {rtp} % divided by that multiplier, so the return to player is {rtp} % for every strategy.",
	rule3: "The server’s clock counts: you are paid the multiplier at the moment your press reaches the server. If your connection is slow, set an auto cash-out, which does not depend on it.",
	rule4: "One flight in {grounded} does not leave the ground. At {highest}, everyone is cashed out.",
	rule5: "If you leave during a flight, it continues without you: it is cashed out at your auto cash-out, or lost. If the game fails during a flight, a bet without a cash-out is returned; an auto cash-out that was reached is paid.",
	rule6: "Payouts are exact on average: a fraction of the smallest unit of the currency is rounded up or down by a number drawn with the round, so a small bet returns the same share as a large one. What is shown during the round is the lower amount.",
	rounding: "Rounding number: a fraction above {number} of {parts} is rounded up"
};
// apps/studio/src/client/engines/crash/tell.ts
/** How far the one number let the flight go, and where its player left it. */
async function tell$7(round) {
	const { values, view, locale } = round;
	const [, rounding] = values;
	const words = wordsIn({
		de: en$7,
		en: en$7,
		et: en$7,
		fr: en$7,
		it: en$7,
		no: en$7
	}, locale);
	const times = createTimes(locale);
	const peak = times(Math.max(100, view.peak ?? 0));
	const left = view.left === null ? words("announceLost", { times: peak }) : words("announceLeft", { times: times(view.left) });
	return [{
		title: words("launch"),
		lines: [
			{
				draw: 0,
				mark: peak,
				text: words("flewOn", { times: peak })
			},
			...rounding === void 0 ? [] : [{
				draw: 1,
				mark: null,
				text: words("rounding", {
					number: rounding,
					parts: 100
				})
			}],
			{
				draw: null,
				mark: null,
				text: left
			}
		]
	}];
}
// apps/studio/src/engines/lines/lines.ts
/** The twenty lines, as the row (0 top, 2 bottom) crossed on each reel. Line numbers shown to a player start at 1. */
var LINES = [
	[
		1,
		1,
		1,
		1,
		1
	],
	[
		0,
		0,
		0,
		0,
		0
	],
	[
		2,
		2,
		2,
		2,
		2
	],
	[
		0,
		1,
		2,
		1,
		0
	],
	[
		2,
		1,
		0,
		1,
		2
	],
	[
		0,
		0,
		1,
		0,
		0
	],
	[
		2,
		1,
		1,
		1,
		2
	],
	[
		2,
		2,
		1,
		2,
		2
	],
	[
		0,
		1,
		1,
		1,
		0
	],
	[
		1,
		0,
		0,
		0,
		1
	],
	[
		1,
		2,
		2,
		2,
		1
	],
	[
		0,
		1,
		0,
		1,
		0
	],
	[
		2,
		1,
		2,
		1,
		2
	],
	[
		1,
		0,
		1,
		0,
		1
	],
	[
		1,
		2,
		1,
		2,
		1
	],
	[
		1,
		1,
		0,
		1,
		1
	],
	[
		1,
		1,
		2,
		1,
		1
	],
	[
		0,
		0,
		1,
		2,
		2
	],
	[
		2,
		2,
		1,
		0,
		0
	],
	[
		0,
		2,
		0,
		2,
		0
	]
];
/** Bet units in one stake: one unit a line. Every amount of the maths is a whole number of these units. */
var UNITS_PER_STAKE$1 = LINES.length;
// apps/studio/src/engines/lines/symbols.ts
/** The twelve symbols of every lines game, in the order of their index. Themes give them pictures, never other odds. */
var SYMBOLS = [
	"wild",
	"scatter",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"ace",
	"king",
	"queen",
	"jack",
	"ten"
];
var SYMBOL_COUNT = SYMBOLS.length;
var LETTERS = "WS12345AKQJT";
/** Reads a reel strip written with one letter a symbol (W wild, S scatter, 1-5 pictures, A K Q J T cards). Throws on another letter. */
function readStrip(letters) {
	return Uint8Array.from(letters, (letter) => {
		const index = LETTERS.indexOf(letter);
		if (index < 0) throw new Error(`unknown symbol "${letter}" in a reel strip`);
		return index;
	});
}
// apps/studio/src/engines/lines/machine.ts
/** Prepares a design. Throws when a strip is malformed. */
function buildMachine$2(design) {
	const byCount = (pays) => [
		0,
		0,
		0,
		...pays
	];
	return {
		design,
		base: readReels(design.base),
		free: readReels(design.free),
		linePays: tabulate(paysByIndex(design.pays)),
		scatterUnits: byCount(design.scatterPays).map((stakes) => stakes * UNITS_PER_STAKE$1),
		freeGames: byCount(design.freeGames),
		retrigger: byCount(design.retrigger),
		multiplier: design.multiplier
	};
}
function readReels(strips) {
	if (strips.length !== 5) throw new Error("a game has five reels");
	return strips.map(readStrip);
}
function paysByIndex(pays) {
	const none = [
		0,
		0,
		0
	];
	const { wild, h1, h2, h3, h4, h5, ace, king, queen, jack, ten } = pays;
	return [
		wild,
		none,
		h1,
		h2,
		h3,
		h4,
		h5,
		ace,
		king,
		queen,
		jack,
		ten
	];
}
function tabulate(pays) {
	const table = new Int32Array(SYMBOL_COUNT ** 5);
	const line = [
		0,
		0,
		0,
		0,
		0
	];
	for (let index = 0; index < table.length; index++) {
		for (let reel = 4, rest = index; reel >= 0; reel--) {
			line[reel] = rest % SYMBOL_COUNT;
			rest = Math.floor(rest / SYMBOL_COUNT);
		}
		table[index] = payOfLine(line, pays);
	}
	return table;
}
/** The better of the wilds' own run and the run of the first other symbol, from the left; the two never add up. */
function payOfLine(line, pays) {
	const wilds = line.findIndex((symbol) => symbol !== 0);
	const wildRun = wilds < 0 ? 5 : wilds;
	const own = payFor(pays, 0, wildRun);
	const symbol = line[wildRun];
	if (symbol === void 0 || symbol === 1) return own;
	const end = line.findIndex((other) => other !== symbol && other !== 0);
	return Math.max(own, payFor(pays, symbol, end < 0 ? 5 : end));
}
function payFor(pays, symbol, run) {
	return run < 3 ? 0 : pays[symbol]?.[run - 3] ?? 0;
}
// apps/studio/src/engines/hold/machine.ts
var CELLS = 15;
/** The coin has the scatter's place among the twelve symbols. */
var COIN = 1;
/** Prepares a design. Throws when a strip or the chances are malformed. */
function buildMachine$1(design) {
	if (design.chances.length !== CELLS - 6) throw new Error("a chance is owed for 6 to 14 coins");
	const none = [
		0,
		0,
		0
	];
	const lines = buildMachine$2({
		base: design.strips,
		free: design.strips,
		pays: design.pays,
		scatterPays: none,
		freeGames: none,
		retrigger: none,
		multiplier: 1
	});
	return {
		design,
		strips: lines.base,
		lines,
		weight: design.coins.reduce((sum, [, weight]) => sum + weight, 0)
	};
}
/** What a coin is by a number drawn below the whole weight. */
function worthAt({ design }, drawn) {
	let rest = drawn;
	for (const [worth, weight] of design.coins) {
		if (rest < weight) return worth;
		rest -= weight;
	}
	throw new Error("drawn beyond the weights");
}
/** Units of a coin before the multiplier; a multiplier coin has none of its own. */
var unitsOfCoin = ({ prizes }, worth) => worth === "times" ? 0 : typeof worth === "number" ? worth : prizes[worth];
/** The multiplier of all coins: 1, and one more for each multiplier coin. */
var timesOf = (coins) => 1 + coins.filter((worth) => worth === "times").length;
/** In a thousand. */
var chanceAt = ({ chances }, coins) => chances[coins - 6] ?? 0;
// apps/studio/src/engines/hold/profiles.ts
var purse = {
	strips: [
		"12AJTQWTKJA4K5QJAS4KTJ5Q3TQASS",
		"23KSSTQ4JA1TK5WJT5JKQA3Q2TAKS",
		"Q3J4TASSJA5T4SSAKQTAWKQ1J2QKJT5",
		"SSJ15KA3TQJ3KJ4KWAQKTQ2ATSS52T",
		"AJ5A3KAJKQTS4JQ4JQT125SSKATQWT"
	],
	pays: {
		wild: [
			85,
			220,
			540
		],
		h1: [
			70,
			175,
			430
		],
		h2: [
			60,
			140,
			350
		],
		h3: [
			52,
			120,
			280
		],
		h4: [
			43,
			105,
			240
		],
		h5: [
			39,
			90,
			220
		],
		ace: [
			26,
			60,
			140
		],
		king: [
			26,
			60,
			140
		],
		queen: [
			22,
			52,
			120
		],
		jack: [
			22,
			52,
			120
		],
		ten: [
			19,
			43,
			105
		]
	},
	isWrapped: false,
	coins: [
		[20, 420],
		[40, 270],
		[60, 140],
		[80, 80],
		[100, 40],
		[200, 16],
		["mini", 25],
		["minor", 8],
		["major", 1]
	],
	prizes: {
		mini: 200,
		minor: 500,
		major: 2e3,
		grand: 1e4
	},
	chances: [
		60,
		58,
		56,
		54,
		52,
		50,
		46,
		42,
		38
	]
};
var gifts = {
	strips: [
		"5KW52KQA3QTASSST4AJKATJQT1JQ4J",
		"A23S5Q41KAJ2T4JT1SSAJT3KQTK5Q",
		"12AKSSJ5KT32KQTAJWT345QSKJTAQ",
		"Q5J4A31TASS2AKJTKQTKS253JQT14",
		"2A453J4QTWATKQJKAJT1QATKSSQJ5"
	],
	pays: {
		wild: [
			135,
			410,
			1100
		],
		h1: [
			110,
			300,
			820
		],
		h2: [
			90,
			250,
			660
		],
		h3: [
			70,
			190,
			490
		],
		h4: [
			60,
			160,
			410
		],
		h5: [
			52,
			135,
			360
		],
		ace: [
			30,
			75,
			200
		],
		king: [
			30,
			75,
			200
		],
		queen: [
			27,
			65,
			165
		],
		jack: [
			27,
			65,
			165
		],
		ten: [
			22,
			55,
			135
		]
	},
	isWrapped: true,
	coins: [
		[20, 420],
		[40, 230],
		[60, 120],
		[100, 60],
		[160, 26],
		["mini", 60],
		["minor", 18],
		["major", 3]
	],
	prizes: {
		mini: 300,
		minor: 800,
		major: 3e3,
		grand: 2e4
	},
	chances: [
		52,
		50,
		48,
		46,
		44,
		42,
		40,
		36,
		32
	]
};
var vault = {
	strips: [
		"A4K3AWJTQ1JAKQJSSTA5QJT5Q4TK2",
		"TK2TQ43JAQK1J3K5SSSAT2AQ5T14J",
		"KQ4AJ4SJQA5QTKSST12AJWTQ5KJ3TA",
		"KJA15TKAQJT3QA12KW2Q3T54JTSS4",
		"TAKTJA2KQ51TQSSSJ5QAJK4JTA4Q3"
	],
	pays: {
		wild: [
			150,
			470,
			1500
		],
		h1: [
			115,
			340,
			1130
		],
		h2: [
			85,
			260,
			790
		],
		h3: [
			70,
			195,
			580
		],
		h4: [
			53,
			150,
			450
		],
		h5: [
			41,
			125,
			380
		],
		ace: [
			19,
			56,
			170
		],
		king: [
			19,
			56,
			170
		],
		queen: [
			17,
			49,
			145
		],
		jack: [
			17,
			49,
			145
		],
		ten: [
			15,
			41,
			120
		]
	},
	isWrapped: false,
	coins: [
		[20, 440],
		[40, 240],
		[60, 120],
		[100, 80],
		[200, 40],
		[300, 12],
		["mini", 36],
		["minor", 14],
		["major", 3]
	],
	prizes: {
		mini: 400,
		minor: 1e3,
		major: 5e3,
		grand: 5e4
	},
	chances: [
		50,
		48,
		46,
		44,
		42,
		40,
		36,
		32,
		28
	]
};
var forge = {
	strips: [
		"Q5JTAKTQ34ATJ5QTSSQJ1KJAK24A",
		"JSSSQK5WTAJTQA4K31TJK2T325AKQ",
		"A5TQJKQJAKJT24QTJ5KT3ASS4A1Q",
		"QKTJK3JATKQ4T5WA512AQSSSTJ3K2",
		"KT13QAJ2Q3JK2AT54TSS5QT1AKJ4"
	],
	pays: {
		wild: [
			210,
			690,
			2580
		],
		h1: [
			140,
			450,
			1720
		],
		h2: [
			105,
			330,
			1100
		],
		h3: [
			75,
			240,
			790
		],
		h4: [
			59,
			180,
			590
		],
		h5: [
			45,
			145,
			460
		],
		ace: [
			17,
			59,
			190
		],
		king: [
			17,
			59,
			190
		],
		queen: [
			15,
			48,
			155
		],
		jack: [
			15,
			48,
			155
		],
		ten: [
			12,
			41,
			130
		]
	},
	isWrapped: false,
	coins: [
		[20, 460],
		[40, 220],
		[60, 110],
		[100, 60],
		[200, 24],
		["mini", 30],
		["minor", 10],
		["major", 3],
		["times", 83]
	],
	prizes: {
		mini: 400,
		minor: 1e3,
		major: 6e3,
		grand: 1e5
	},
	chances: [
		52,
		50,
		47,
		44,
		41,
		38,
		34,
		30,
		26
	]
};
var profile$1 = (id, volatility, rtp, hitRate, design) => ({
	id,
	volatility,
	rtp,
	hitRate,
	lines: LINES.length,
	design
});
/**
* Every profile by id: small coins often; gifts that stay wrapped until the counter opens; large coins of a vault; and
* coins of a forge, some of which multiply all others. A change is a new game for a player who verifies old rounds.
*/
var PROFILES$5 = {
	purse: profile$1("purse", "low-medium", "96.08", "28.4", purse),
	gifts: profile$1("gifts", "medium", "96.03", "24.1", gifts),
	vault: profile$1("vault", "medium-high", "95.89", "25.5", vault),
	forge: profile$1("forge", "high", "95.31", "24.9", forge)
};
Object.keys(PROFILES$5);
var machines$2 = /* @__PURE__ */ new Map();
/** The machine of a profile, built once. */
function machineOf$2({ id, design }) {
	const ready = machines$2.get(id) ?? buildMachine$1(design);
	machines$2.set(id, ready);
	return ready;
}
// apps/studio/src/engines/lines/evaluate.ts
/** The 15 symbols in view, reel by reel from the left, each from the top. A stop names the symbol of the top row. */
function windowAt(strips, stops) {
	const view = /* @__PURE__ */ new Uint8Array(15);
	for (let reel = 0; reel < 5; reel++) {
		const strip = strips[reel];
		const stop = stops[reel];
		for (let row = 0; row < 3; row++) view[reel * 3 + row] = strip[(stop + row) % strip.length];
	}
	return view;
}
/** Index into `linePays` of the five symbols a line crosses. */
function lineIndex(view, line) {
	let index = 0;
	for (let reel = 0; reel < 5; reel++) index = index * SYMBOL_COUNT + view[reel * 3 + line[reel]];
	return index;
}
/** Everything a window pays, for the paid game (`free` false) or a free game. Pure; never negative. */
function evaluate(machine, view, free) {
	const lineWins = [];
	let lineUnits = 0;
	LINES.forEach((line, index) => {
		const units = machine.linePays[lineIndex(view, line)];
		if (units === 0) return;
		lineUnits += units;
		lineWins.push({
			line: index + 1,
			...runOf(machine, view, line, units),
			units
		});
	});
	const scatters = view.reduce((count, symbol) => count + (symbol === 1 ? 1 : 0), 0);
	const scatterUnits = machine.scatterUnits[scatters] ?? 0;
	const multiplier = free ? machine.multiplier : 1;
	const freeGamesWon = (free ? machine.retrigger : machine.freeGames)[scatters] ?? 0;
	return {
		lineWins,
		scatters,
		scatterUnits,
		multiplier,
		units: (lineUnits + scatterUnits) * multiplier,
		freeGamesWon
	};
}
/** Which symbol and how many earned the pay: the wilds' own run where it pays as much as the mixed one does. */
function runOf(machine, view, line, units) {
	const symbols = line.map((row, reel) => view[reel * 3 + row]);
	const firstOther = symbols.findIndex((symbol) => symbol !== 0);
	const wildRun = firstOther < 0 ? 5 : firstOther;
	if (wildRun >= 3 && machine.design.pays.wild[wildRun - 3] === units) return {
		symbol: 0,
		count: wildRun
	};
	const symbol = symbols[wildRun];
	const end = symbols.findIndex((other) => other !== symbol && other !== 0);
	return {
		symbol,
		count: end < 0 ? 5 : end
	};
}
// apps/studio/src/engines/hold/round.ts
/** Plays a whole round, respins included, from its draws; `feature`: it begins with the coins that start them. */
async function playRound$2(machine, draws, feature) {
	const paid = feature ? await layCoins(machine, draws) : await spin(machine, draws);
	if (!paid.isHeld) return {
		paid,
		respins: [],
		haul: null,
		units: paid.units
	};
	const respins = await playRespins(machine, paid.coins, draws);
	const haul = haulOf(machine, [...paid.coins, ...respins.flatMap((respin) => respin.coins)]);
	return {
		paid,
		respins,
		haul,
		units: paid.units + haul.units
	};
}
async function spin(machine, draws) {
	const stops = [];
	for (const strip of machine.strips) stops.push(await draws.below(strip.length));
	const view = Array.from(windowAt(machine.strips, stops));
	const { lineWins, units } = evaluate(machine.lines, Uint8Array.from(view), false);
	const coins = [];
	for (const [cell, symbol] of view.entries()) if (symbol === COIN) coins.push(await mint(machine, cell, draws));
	return {
		stops,
		view,
		lineWins,
		units,
		coins,
		isHeld: coins.length >= 6
	};
}
/** As few coins as start the respins: first where each lies, out of the cells left, then by cell what it is. */
async function layCoins(machine, draws) {
	const left = Array.from({ length: CELLS }, (_, cell) => cell);
	const cells = [];
	while (cells.length < 6) cells.push(...left.splice(await draws.below(left.length), 1));
	const coins = [];
	for (const cell of cells.toSorted((a, b) => a - b)) coins.push(await mint(machine, cell, draws));
	return {
		stops: [],
		view: [],
		lineWins: [],
		units: 0,
		coins,
		isHeld: true
	};
}
async function playRespins(machine, first, draws) {
	const held = new Set(first.map(({ cell }) => cell));
	const respins = [];
	for (let lives = 3; lives > 0 && held.size < CELLS;) {
		const chance = chanceAt(machine.design, held.size);
		const coins = [];
		for (let cell = 0; cell < CELLS; cell++) {
			if (held.has(cell) || await draws.below(1e3) >= chance) continue;
			coins.push(await mint(machine, cell, draws));
		}
		for (const { cell } of coins) held.add(cell);
		lives = coins.length > 0 ? 3 : lives - 1;
		respins.push({
			coins,
			lives
		});
	}
	return respins;
}
var mint = async (machine, cell, draws) => ({
	cell,
	worth: worthAt(machine, await draws.below(machine.weight))
});
/** What coins are worth together: their sum by the multiplier, and the grand prize where they fill every cell. */
function haulOf({ design }, coins) {
	const worths = coins.map(({ worth }) => worth);
	const coinUnits = worths.reduce((sum, worth) => sum + unitsOfCoin(design, worth), 0);
	const times = timesOf(worths);
	const isGrand = coins.length === CELLS;
	return {
		coinUnits,
		times,
		isGrand,
		units: coinUnits * times + (isGrand ? design.prizes.grand : 0)
	};
}
// apps/studio/src/client/slots/symbolName.ts
/** What a symbol is called where its picture is not seen: pictures are numbered, as every theme has its own. */
function symbolName(symbol, words) {
	const id = SYMBOLS[symbol] ?? "wild";
	switch (id) {
		case "h1":
		case "h2":
		case "h3":
		case "h4":
		case "h5": return words("picture", { number: id.slice(1) });
		default: return words(id);
	}
}
// apps/studio/src/client/slots/texts/en.ts
/** English, and the keys of the words that slots share. */
var en$6 = {
	lineWins: "Line {line} wins {amount}",
	scatterWins: "{count} scatters win {amount}",
	totalWins: "Total win {amount}",
	freeGames: "Free games",
	freeGamesOf: "{done} of {all}",
	multiplier: "Multiplier",
	freeGamesWon: "{count} free games",
	moreFreeGames: "{count} more free games",
	freeGamesDone: "Free games over",
	topPays: "5 of a kind",
	lines: "The {count} lines",
	wildRule: "Substitutes for every symbol except the scatter.",
	scatterRule: "3, 4 or 5 anywhere trigger {three}, {four} or {five} free games.",
	drawnFirst: "Every outcome is drawn on the server before the reels stop. Stopping them early changes nothing.",
	figures: "The return to player is {rtp} %, calculated over every possible stop of the reels. {hit} % of rounds win something.",
	wild: "Wild",
	scatter: "Scatter",
	picture: "Picture {number}",
	ace: "Ace",
	king: "King",
	queen: "Queen",
	jack: "Jack",
	ten: "Ten"
};
// apps/studio/src/client/slots/words.ts
/** The words that slots share. */
var slotWordsIn = (locale) => wordsIn({
	de: en$6,
	en: en$6,
	et: en$6,
	fr: en$6,
	it: en$6,
	no: en$6
}, locale);
// apps/studio/src/client/slots/told/texts/en.ts
/** English, and the keys of what a slot's numbers became. */
var en$5 = {
	paidGame: "The paid game",
	freeGame: "Free game {number}",
	laidCoins: "Where the coins of the gift land",
	respin: "Respin {number}: a coin lands below {chance} of 1000",
	together: "Total",
	reelStops: "Reel {reel} stops at position {place} of {size}: {symbols}",
	lineRun: "Line {line}: {count} × {symbol}",
	scatterRun: "{count} × {symbol}, anywhere",
	waysRun: "{symbol} on {reels} reels, {ways} ways",
	fall: "Win {number}, multiplier ×{times}",
	refilled: "Burst symbols are replaced from the strip, upwards from the stop",
	cell: "Reel {reel}, row {row}",
	coinHere: "{place}: a coin",
	noCoin: "{place}: nothing",
	worth: "{place}: worth {worth}",
	coin: "Coin",
	gift: "Gift",
	betTimes: "{times} × the bet",
	haulTimes: "All coins × {times}",
	grand: "The full grid: grand prize"
};
// apps/studio/src/client/slots/told/reels.ts
/** What all slots explain about their numbers, in one language. */
function createTeller(locale) {
	const words = wordsIn({
		de: en$5,
		en: en$5,
		et: en$5,
		fr: en$5,
		it: en$5,
		no: en$5
	}, locale);
	const slotWords = slotWordsIn(locale);
	const times = createTimes(locale);
	/** Units of the stake as so many bets. */
	const bets = (units) => times(units * 100 / UNITS_PER_STAKE$1);
	const named = (symbol) => symbolName(symbol, slotWords);
	const told = (text, mark = null, draw = null) => ({
		draw,
		mark,
		text
	});
	return {
		words,
		slotWords,
		bets,
		named,
		told,
		/** Where each reel stopped, and what it shows there from the top; the first of them is the draw `from`. */
		stops: ({ stops, sizes, columns }, from, name = named) => stops.map((stop, reel) => {
			const symbols = (columns[reel] ?? []).map(name).join(", ");
			const place = {
				reel: reel + 1,
				place: stop + 1,
				size: sizes[reel] ?? 0
			};
			return told(words("reelStops", {
				...place,
				symbols
			}), null, from + reel);
		}),
		lineWins: (wins, multiplier) => wins.map(({ line, symbol, count, units }) => told(words("lineRun", {
			line,
			count,
			symbol: named(symbol)
		}), bets(units * multiplier))),
		together: (units) => told(words("together"), bets(units)),
		cell: (cell, rows) => words("cell", {
			reel: Math.floor(cell / rows) + 1,
			row: cell % rows + 1
		})
	};
}
// apps/studio/src/client/engines/hold/texts/en.ts
/** English, and the keys of the words of the hold-and-win games. */
var en$4 = {
	grand: "Grand",
	major: "Major",
	minor: "Minor",
	mini: "Mini",
	plusOne: "+1×",
	coins: "Coins",
	gifts: "Gifts",
	prizes: "Prizes",
	respins: "Respins",
	respinsLeft: "Respins left: {count}",
	heldOf: "{held} of {all}",
	giftCounter: "Gift counter",
	coinsWon: "{count} coins: hold and win",
	giftsWon: "{count} gifts: the gift counter opens",
	coinsPromise: "Coins stay in place. Each new one resets the respins to {lives}. A full grid wins the grand prize.",
	giftsPromise: "Gifts stay on the counter, still wrapped. Each new one resets the respins to {lives}. A full counter wins the grand prize; then all of them are opened.",
	allTimes: "All coins × {times}: {amount}",
	grandWon: "Grand prize {amount}",
	respinsDone: "Respins over",
	rule1: "The bet is split across {lines} lines: {line} per line. Three or more matching symbols in a row win along a line, starting from the leftmost reel.",
	coinRule: "{count} or more coins in one game start {lives} respins. The coins stay in place, and every new one resets the respins to {lives}.",
	giftRule: "{count} or more gifts in one game open the gift counter with {lives} respins. The gifts stay in place, and every new one resets the respins to {lives}.",
	rule3: "When the respins end, everything collected is paid: amounts, and the mini, minor and major prizes. Filling all fifteen positions wins the grand prize as well.",
	rule4: "The content of a gift is drawn when it lands and shown when the counter closes.",
	rule5: "A coin marked +1× multiplies all other coins: one of them doubles their value, two triple it, and so on. The grand prize is not multiplied."
};
// apps/studio/src/client/engines/hold/tell.ts
/** Where reels stopped or coins were laid, what each coin is worth, and cell by cell what the respins brought. */
async function tell$6(round) {
	const { profile, bet, values } = round;
	const machine = machineOf$2(profile);
	const { paid, respins, haul } = await playRound$2(machine, drawsAgain(values), bet.feature);
	const say = createSayings(profile, round.locale);
	let draw = 0;
	const first = paid.stops.length > 0 ? say.stops(paid, machine) : say.laid(values.slice(0, paid.coins.length));
	draw += first.length;
	const paidPart = {
		title: say.title(paid),
		lines: [
			...first,
			...say.worths(paid.coins, draw),
			...say.wins(paid)
		]
	};
	draw += paid.coins.length;
	const held = new Set(paid.coins.map(({ cell }) => cell));
	return [
		paidPart,
		...respins.map((respin, at) => {
			const chance = chanceAt(profile.design, held.size);
			const lines = [];
			for (let cell = 0; cell < CELLS; cell++) {
				if (held.has(cell)) continue;
				const coin = respin.coins.find((one) => one.cell === cell);
				lines.push(say.drawn(cell, coin !== void 0, draw++));
				if (coin) lines.push(...say.worths([coin], draw++));
			}
			for (const { cell } of respin.coins) held.add(cell);
			return {
				title: say.respin(at, chance, respin),
				lines
			};
		}),
		...haul ? [say.end(haul, paid.units)] : []
	];
}
function createSayings({ design }, locale) {
	const teller = createTeller(locale);
	const { words, told, bets } = teller;
	const own = wordsIn({
		de: en$4,
		en: en$4,
		et: en$4,
		fr: en$4,
		it: en$4,
		no: en$4
	}, locale);
	const coin = words(design.isWrapped ? "gift" : "coin");
	const place = (cell) => teller.cell(cell, 3);
	/** A fixed prize or a multiplier is named, anything else is so many bets. */
	const worthIn = ({ cell, worth }) => typeof worth === "number" ? words("worth", {
		place: place(cell),
		worth: words("betTimes", { times: bets(worth) })
	}) : `${place(cell)}: ${own(worth === "times" ? "plusOne" : worth)}`;
	return {
		title: ({ stops }) => words(stops.length > 0 ? "paidGame" : "laidCoins"),
		stops: ({ stops, view }, { strips }) => teller.stops({
			stops,
			sizes: strips.map((strip) => strip.length),
			columns: Array.from({ length: 5 }, (_, reel) => view.slice(reel * 3, (reel + 1) * 3))
		}, 0, (symbol) => symbol === COIN ? coin : teller.named(symbol)),
		/** Each number took one of the cells left. */
		laid: (values) => {
			const left = Array.from({ length: CELLS }, (_, cell) => cell);
			return values.flatMap((value, draw) => left.splice(value, 1).map((cell) => told(words("coinHere", { place: place(cell) }), "●", draw)));
		},
		worths: (coins, from) => coins.map((one, at) => told(worthIn(one), "●", from + at)),
		wins: ({ lineWins, units, stops }) => stops.length > 0 ? [...teller.lineWins(lineWins, 1), teller.together(units)] : [],
		drawn: (cell, isCoin, draw) => told(words(isCoin ? "coinHere" : "noCoin", { place: place(cell) }), isCoin ? "●" : "–", draw),
		respin: (at, chance, { lives }) => `${words("respin", {
			number: at + 1,
			chance
		})} · ${own("respinsLeft", { count: lives })}`,
		end: ({ coinUnits, times, isGrand, units }, paidUnits) => ({
			title: own("respinsDone"),
			lines: [
				told(words("haulTimes", { times }), bets(coinUnits * times)),
				...isGrand ? [told(words("grand"), bets(design.prizes.grand))] : [],
				teller.together(paidUnits + units)
			]
		})
	};
}
// apps/studio/src/engines/lines/playRound.ts
/** Plays a whole round, free games included, from its draws. */
async function playRound$1(machine, draws) {
	const steps = [];
	let left = 0;
	do {
		const free = steps.length > 0;
		const strips = free ? machine.free : machine.base;
		const stops = [];
		for (const strip of strips) stops.push(await draws.below(strip.length));
		const view = windowAt(strips, stops);
		const result = evaluate(machine, view, free);
		left += result.freeGamesWon - (free ? 1 : 0);
		steps.push({
			...result,
			stops,
			view: Array.from(view),
			freeGamesLeft: left
		});
	} while (left > 0);
	return steps;
}
/** Every profile by id. Strips and pays are fixed: a change is a new game for a player who verifies old rounds. */
var PROFILES$4 = {
	calm: {
		id: "calm",
		lines: LINES.length,
		volatility: "low",
		rtp: "96.30",
		hitRate: "35.5",
		design: {
			base: [
				"5T13J15KA5AJTQ2TK42JWJA4SQ3T4KQ",
				"JA5SQKTJTK1542TJ43JW15AW2AQK3TQ4",
				"K4A5JQ5345WKJT1QA2T42J3SK1QTJAWT",
				"J3TSAQJ1T245JKT5WK253KA41QJQT4WA",
				"JTJAST145QJ2TK5KW3QT42AK5QJ31A4"
			],
			free: [
				"KQTQ1JTJAW525KAT15K4QS43JT2J34A",
				"JT54WK3JSQAQ4A5K3K12TJAW452TJ1TQ",
				"4WQJ31K2WT543Q4T5TKAJKAJ1JQ5SAT2",
				"J43WAQ34WATK5J5STQT5J4A2Q1T12KJK",
				"T1TQ54K3QSK5J14AJA25T3JQA4WJ2TK"
			],
			pays: {
				wild: [
					44,
					78,
					140
				],
				h1: [
					40,
					72,
					130
				],
				h2: [
					36,
					65,
					115
				],
				h3: [
					33,
					59,
					105
				],
				h4: [
					31,
					56,
					99
				],
				h5: [
					29,
					52,
					93
				],
				ace: [
					24,
					42,
					76
				],
				king: [
					24,
					42,
					76
				],
				queen: [
					22,
					39,
					70
				],
				jack: [
					22,
					39,
					70
				],
				ten: [
					20,
					36,
					64
				]
			},
			scatterPays: [
				2,
				4,
				10
			],
			freeGames: [
				6,
				8,
				10
			],
			retrigger: [
				3,
				4,
				5
			],
			multiplier: 1
		}
	},
	steady: {
		id: "steady",
		lines: LINES.length,
		volatility: "low-medium",
		rtp: "96.04",
		hitRate: "29.8",
		design: {
			base: [
				"T512A4K1QT5QAQJWKT2KJ43J3JA4SK3T5AQ",
				"KJ51ATQ424KT1QAT35AJ3JS2TAW4KQK3JQ5",
				"1AJ523S5Q5KTJKATJT4T4WQ2AK3QA31K4QWJ",
				"WKA4J42QA3JWTATQ52K1TK1S53Q3J45QKTJA",
				"J32TW54TJ1KTAST1AK3235QJQ4KQAK4JAQ5"
			],
			free: [
				"2J4KAJTA43S13Q3A42Q5JKTQT5AT1J5WKQK",
				"QA34AS53QTWJKAQTW3TAJ51QKJ2J5KT1424K",
				"Q4K321WJT4Q35AW3A5QSA4TKJ51ATK2TJKQJ",
				"J5AJTQA5J543WKAQ4SA4QK3K132TK2WQTJ1T",
				"24K1A54TSQ3A425A3TQWAJ5QKJ1TKQ3JTKJ"
			],
			pays: {
				wild: [
					95,
					230,
					480
				],
				h1: [
					76,
					185,
					380
				],
				h2: [
					61,
					145,
					310
				],
				h3: [
					50,
					120,
					250
				],
				h4: [
					42,
					100,
					210
				],
				h5: [
					38,
					92,
					190
				],
				ace: [
					23,
					55,
					115
				],
				king: [
					23,
					55,
					115
				],
				queen: [
					21,
					50,
					105
				],
				jack: [
					21,
					50,
					105
				],
				ten: [
					19,
					46,
					95
				]
			},
			scatterPays: [
				2,
				5,
				20
			],
			freeGames: [
				6,
				8,
				10
			],
			retrigger: [
				3,
				4,
				5
			],
			multiplier: 2
		}
	},
	lively: {
		id: "lively",
		lines: LINES.length,
		volatility: "medium",
		rtp: "96.63",
		hitRate: "31.4",
		design: {
			base: [
				"Q5QAT51JATQJ4KW2T2TKJ1QJKA4SK35A43",
				"K1J5AK4Q4JTWTKA51A4AJ3QS2JQ35QT2KT",
				"QKJTWKT5A3QJAK51W2J32A4TAT4J45QK1QS",
				"SJ1T51J4JTWA2QT2JKQ53T5A4KAQW43KQAK",
				"1JW5TK4KQJQ52TJ4Q4A321ATKQJ3AKSAT5"
			],
			free: [
				"TKAT4Q1T2QSAJ5QK5153J4WA4KQAJ2TJK3",
				"4JAK5S4T52Q34AKW3JAJ1K52QTA1QTKQJT",
				"T5KJTQTAJ243WKAJ5SA4Q3QK14QAKW5T2J1",
				"AT15WQKTQA5K3KS254AKA4J4JWJ32QJT1TQ",
				"2KA2T35Q14KQAJS43JAWJQK1TK4QTJT5A5"
			],
			pays: {
				wild: [
					120,
					300,
					720
				],
				h1: [
					88,
					225,
					530
				],
				h2: [
					70,
					180,
					420
				],
				h3: [
					55,
					140,
					330
				],
				h4: [
					47,
					120,
					280
				],
				h5: [
					39,
					100,
					235
				],
				ace: [
					20,
					50,
					115
				],
				king: [
					20,
					50,
					115
				],
				queen: [
					18,
					45,
					105
				],
				jack: [
					16,
					40,
					94
				],
				ten: [
					14,
					35,
					82
				]
			},
			scatterPays: [
				2,
				8,
				30
			],
			freeGames: [
				8,
				10,
				12
			],
			retrigger: [
				4,
				5,
				6
			],
			multiplier: 2
		}
	},
	bold: {
		id: "bold",
		lines: LINES.length,
		volatility: "medium-high",
		rtp: "95.67",
		hitRate: "26.5",
		design: {
			base: [
				"T512A4K1QT5QAQJWKT2KJ43J3JA4SK3T5AQ",
				"KJ51ATQ424KT1QAT35AJ3JS2TAW4KQK3JQ5",
				"T3A2J12T5T5K5AKJAKTQSQ34K3QA4J41QWJ",
				"52WT54KAJTJS3Q12A3TAQKJT5KQ134K4JQA",
				"K5JWJA14TA21T2QAK53TJ5TS3KQ43KQAQJ4"
			],
			free: [
				"K2Q5J21TA14J3AJ3JK5QTK4WAQA3KQ5TST4",
				"4J3KQTQ45JS1J2A1TK5Q43AQA3KWA5KTJ2T",
				"1AQ3W435QJT4T3S4JKJKATKAQ2KQ51AJ2T5",
				"AQJ532T3WK45TAJ41TSQKAQJTWQ1AKJ2K345",
				"TA5TQJKJTA3Q1K543T4J53KA4WQ2JAQS2K1"
			],
			pays: {
				wild: [
					160,
					410,
					1040
				],
				h1: [
					115,
					295,
					740
				],
				h2: [
					91,
					235,
					590
				],
				h3: [
					68,
					180,
					440
				],
				h4: [
					59,
					155,
					390
				],
				h5: [
					50,
					130,
					330
				],
				ace: [
					25,
					65,
					165
				],
				king: [
					23,
					59,
					150
				],
				queen: [
					21,
					53,
					135
				],
				jack: [
					18,
					47,
					120
				],
				ten: [
					16,
					41,
					105
				]
			},
			scatterPays: [
				2,
				10,
				40
			],
			freeGames: [
				8,
				10,
				12
			],
			retrigger: [
				4,
				5,
				6
			],
			multiplier: 2
		}
	},
	wild: {
		id: "wild",
		lines: LINES.length,
		volatility: "high",
		rtp: "95.41",
		hitRate: "28.9",
		design: {
			base: [
				"2A1K4A5K1TKAQJ4TWQT2QTJ3J4JA5SK3J5TQ",
				"1QAT4KQJ25AQTJ13K34AQJ5TS2AJW5KTK4TJ",
				"54QJ5QT2TAQ35AK1TSJ2TK3KA4J41QAJTJKW",
				"A2WTJ4QKJTJS3Q1TA35AQKJT5KQ1T4K54JA2",
				"ATQ3TSQJKTW212TK5J3JATA4KAK514QJ54QJ"
			],
			free: [
				"2AS4JATJQK3WT421Q5J4KAQ5AT1J5TKQK3TJ",
				"2S1KT4TKW5AQAJ5QJA1K3J4TA5TQKJ24JT3Q",
				"A14QKQAS1KA3JQ4T5AJTJ34Q5TKTW52JT2JK",
				"54ASQ2KJ34QTJK1TKWQJA5JTK3TAQATJ2541",
				"3SA512T4T1JK4QAJKTKQJ5T24KAQ3JAW5QJT"
			],
			pays: {
				wild: [
					165,
					530,
					1400
				],
				h1: [
					125,
					410,
					1080
				],
				h2: [
					92,
					295,
					790
				],
				h3: [
					74,
					235,
					630
				],
				h4: [
					58,
					185,
					490
				],
				h5: [
					49,
					160,
					420
				],
				ace: [
					23,
					72,
					190
				],
				king: [
					21,
					66,
					175
				],
				queen: [
					18,
					59,
					155
				],
				jack: [
					16,
					53,
					140
				],
				ten: [
					14,
					46,
					120
				]
			},
			scatterPays: [
				2,
				10,
				50
			],
			freeGames: [
				8,
				10,
				12
			],
			retrigger: [
				3,
				5,
				6
			],
			multiplier: 3
		}
	}
};
var machines$1 = /* @__PURE__ */ new Map();
/** The machine of a profile, built once. */
function machineOf$1(profile) {
	const ready = machines$1.get(profile.id) ?? buildMachine$2(profile.design);
	machines$1.set(profile.id, ready);
	return ready;
}
// apps/studio/src/client/engines/lines/tell.ts
/** Where the reels of each game stopped, and what its lines paid. */
async function tell$5(round) {
	const machine = machineOf$1(round.profile);
	const teller = createTeller(round.locale);
	const { words, slotWords } = teller;
	return (await playRound$1(machine, drawsAgain(round.values))).map((step, game) => {
		const { stops, view, lineWins, multiplier, scatters, scatterUnits, freeGamesWon, units } = step;
		const sizes = (game > 0 ? machine.free : machine.base).map((strip) => strip.length);
		const columns = Array.from({ length: 5 }, (_, reel) => view.slice(reel * 3, (reel + 1) * 3));
		const scattered = words("scatterRun", {
			count: scatters,
			symbol: teller.named(1)
		});
		return {
			title: game === 0 ? words("paidGame") : words("freeGame", { number: game }),
			lines: [
				...teller.stops({
					stops,
					sizes,
					columns
				}, game * 5),
				...teller.lineWins(lineWins, multiplier),
				...scatterUnits > 0 ? [teller.told(scattered, teller.bets(scatterUnits * multiplier))] : [],
				...freeGamesWon > 0 ? [teller.told(slotWords("freeGamesWon", { count: freeGamesWon }))] : [],
				teller.together(units)
			]
		};
	});
}
// apps/studio/src/engines/roulette/wheel.ts
/** Pockets of the European wheel in the order they stand on the rim, clockwise from the zero. */
var WHEEL = [
	0,
	32,
	15,
	19,
	4,
	21,
	2,
	25,
	17,
	34,
	6,
	27,
	13,
	36,
	11,
	30,
	8,
	23,
	10,
	5,
	24,
	16,
	33,
	1,
	20,
	14,
	31,
	9,
	22,
	18,
	29,
	7,
	28,
	12,
	35,
	3,
	26
];
var POCKETS = WHEEL.length;
var REDS = /* @__PURE__ */ new Set([
	1,
	3,
	5,
	7,
	9,
	12,
	14,
	16,
	18,
	19,
	21,
	23,
	25,
	27,
	30,
	32,
	34,
	36
]);
function colourOf(number) {
	if (number === 0) return "green";
	return REDS.has(number) ? "red" : "black";
}
new Map(WHEEL.map((number, at) => [number, at]));
// apps/studio/src/client/engines/roulette/texts/en.ts
/** English, and the keys of the words of roulette. */
var en$3 = {
	cloth: "Betting layout. Use the arrow keys to move from spot to spot, or with Shift from number to number. Enter places a chip, Delete removes it.",
	straight: "Number {number}",
	split: "Split {numbers}",
	street: "Street {numbers}",
	corner: "Corner {numbers}",
	four: "First four",
	line: "Six line {number} to {last}",
	dozen: "Dozen {from} to {to}",
	column: "Column {number}",
	red: "Red",
	black: "Black",
	odd: "Odd",
	even: "Even",
	low: "1 to 18",
	high: "19 to 36",
	lowShort: "1–18",
	highShort: "19–36",
	dozen1: "1st 12",
	dozen2: "2nd 12",
	dozen3: "3rd 12",
	twoToOne: "2:1",
	spotPays: "{spot}, pays {odds} to 1",
	laid: "{amount} placed",
	chips: "Selected chip",
	chip: "{amount} chip",
	undo: "Undo",
	clear: "Clear all bets",
	double: "Double all bets",
	rebet: "Repeat bets",
	throwBall: "Spin",
	letFall: "Drop the ball now",
	racetrack: "Neighbours and call bets",
	neighbours: "{number} and its two neighbours on either side",
	"zero-game": "Zero game",
	"neighbours-of-zero": "Voisins",
	orphans: "Orphelins",
	thirds: "Tiers",
	lastNumbers: "Your last numbers",
	hot: "Hot",
	cold: "Cold",
	heatHint: "From your own rounds. Past results say nothing about the next spin.",
	green: "Zero",
	layFirst: "Place a chip first",
	refusedSpot: "Maximum {most} here",
	refusedTable: "Table maximum {most}",
	refusedLeast: "Minimum {least} per bet",
	refusedFunds: "Your balance is too low for this chip",
	fell: "{number} {colour}",
	saidLaid: "{spot}, {amount}. Total on the table {total}.",
	saidTotal: "Total on the table {total}",
	saidFell: "The ball landed on {number}, {colour}.",
	saidWon: "Winning: {spots}.",
	held: "Zero holds your even-money bets: one more spin",
	comets: "Comets: {numbers}",
	comet: "{number}, × {times}",
	ruleSpots: "A number pays {odds} to 1, a split 17, a street 11, a corner 8, a six line 5, dozens and columns 2, even-money bets 1. When you win, your bet is returned too.",
	ruleComets: "Before each spin, one to four comets strike numbers. If a struck number comes up, a straight bet on it pays 50 to 500 times; other straight bets pay 29 to 1.",
	ruleTakes: "On zero, red, black, odd, even, 1 to 18 and 19 to 36 lose.",
	ruleHalves: "On zero, red, black, odd, even, 1 to 18 and 19 to 36 get half of the bet back (la partage).",
	ruleHolds: "On zero, red, black, odd, even, 1 to 18 and 19 to 36 are held for the next spin, and after another zero for the one after it: if they win then, the bet is returned without winnings (en prison).",
	ruleLimits: "Chips start at {least}. The maximum is {straight} on a single number, that much per number covered on other bets, and {table} on the whole table.",
	ruleRtp: "Return to player: even-money bets {even} %, every other bet at least {rtp} %. Each of the 37 pockets is equally likely, every time.",
	ruleDrawn: "The number is drawn on the server when the ball is spun. Dropping it early changes nothing."
};
// apps/studio/src/client/engines/roulette/words.ts
var TEXTS = {
	en: en$3,
	de: en$3,
	fr: en$3,
	no: en$3,
	it: en$3,
	et: en$3
};
var wordsFor$1 = (locale) => wordsIn(TEXTS, locale);
// apps/studio/src/client/engines/roulette/tell.ts
/** Where each ball fell; on a table with comets their draws come before. */
async function tell$4(round) {
	const { values, view, locale } = round;
	const words = wordsFor$1(locale);
	const before = values.length - view.spins.length;
	const comets = view.comets.map(({ number, times }) => words("comet", {
		number,
		times
	})).join(", ");
	const balls = view.spins.map((number, at) => {
		const colour = colourOf(number);
		const named = colour === "green" ? "" : ` · ${words(colour)}`;
		return {
			draw: before + at,
			mark: String(number),
			text: `${words("straight", { number })}${named}`
		};
	});
	const struck = comets === "" ? [] : [{
		draw: null,
		mark: null,
		text: words("comets", { numbers: comets })
	}];
	return [{
		title: words("throwBall"),
		lines: [...struck, ...balls]
	}];
}
// apps/studio/src/engines/live-wheel/profiles.ts
/** Deals the segments round the rim, always the one most behind its share: equal ones lie apart. */
function dealSegments(counts) {
	const all = Object.entries(counts);
	const size = all.reduce((sum, [, count]) => sum + count, 0);
	const given = /* @__PURE__ */ new Map();
	return Array.from({ length: size }, (_, at) => {
		const behind = ([segment, count]) => (at + 1) * count / size - (given.get(segment) ?? 0);
		const [next] = all.reduce((most, one) => behind(one) > behind(most) ? one : most);
		given.set(next, (given.get(next) ?? 0) + 1);
		return next;
	});
}
var isTimes = (segment) => segment.startsWith("x");
var figureOf = (segment) => Number(segment.slice(1));
/** The most a spot takes, in units. */
var mostOn = ({ mostSpot, mostOf }, spot) => mostOf?.[spot] ?? mostSpot;
/** What a stake on a spot pays at most, itself included. */
var maxTimesOf = ({ mostTimes }, spot) => figureOf(spot) * mostTimes + 1;
/** The spots one can bet on, rising. */
var spotsOf = ({ segments }) => [...new Set(segments)].filter((segment) => !isTimes(segment)).toSorted((a, b) => figureOf(a) - figureOf(b));
var WHEEL_PROFILES = {
	orbit: {
		id: "orbit",
		volatility: "medium",
		rtp: "95.22",
		hitRate: "46.0",
		segments: dealSegments({
			n1: 23,
			n2: 15,
			n4: 9,
			n21: 2,
			n43: 1,
			x2: 1,
			x4: 1
		}),
		mostTimes: 128,
		chips: [
			1,
			5,
			25,
			50,
			125,
			250
		],
		mostSpot: 2500,
		mostOf: {
			n21: 1750,
			n43: 900
		}
	},
	nova: {
		id: "nova",
		volatility: "medium-high",
		rtp: "94.05",
		hitRate: "44.2",
		segments: dealSegments({
			n1: 23,
			n2: 15,
			n4: 9,
			n10: 4,
			n43: 1,
			x3: 1,
			x5: 1
		}),
		mostTimes: 225,
		chips: [
			1,
			5,
			10,
			25,
			50,
			100
		],
		mostSpot: 1e3,
		mostOf: { n43: 500 }
	}
};
// apps/studio/src/client/engines/live-wheel/texts/en.ts
/** English, and the keys of the words of the money wheel. */
var en$2 = {
	spots: "Betting spots. Enter places a chip, Delete removes it.",
	laidHere: "{amount} placed",
	pays: "{value} to 1",
	chances: "{count} of {size}",
	chips: "Selected chip",
	chip: "{amount} chip",
	undo: "Undo",
	clear: "Clear all bets",
	double: "Double all bets",
	rebet: "Repeat bets",
	saidLaid: "{value}: {amount}. Total {total}.",
	saidTotal: "Total {total}",
	refusedSpot: "Maximum {most} here",
	refusedFunds: "Your balance is too low for this chip",
	stopped: "The wheel stopped at {value}",
	stoppedTimes: "The wheel stopped at {value}, × {times}",
	again: "× {times}: the wheel spins again",
	rulePays: "A number pays that many times your bet, and your bet is returned. All other bets lose.",
	ruleTimes: "A multiplier spins the wheel again and multiplies the next result. Several in a row multiply each other, up to {most} times.",
	ruleLimitOf: "On {value}, you can bet up to {most}.",
	ruleLimits: "Chips start at {least}. The maximum per spot and round is {most}.",
	ruleRtp: "Return to player: {list}. Each of the {size} segments is equally likely, every time.",
	ruleRtpSpot: "{value}: {rtp} %",
	rim: "Where the wheel stopped",
	rimPlace: "Segment {place} of {size} on the wheel"
};
// apps/studio/src/client/engines/live-wheel/words.ts
var wordsFor = (locale) => wordsIn({
	en: en$2,
	de: en$2,
	fr: en$2,
	no: en$2,
	it: en$2,
	et: en$2
}, locale);
// apps/studio/src/client/engines/live-wheel/tell.ts
/** Which segment of the rim each number stopped at; multipliers were spun again. */
async function tell$3(round) {
	const { profile, view, values, locale } = round;
	const words = wordsFor(locale);
	const size = profile.segments.length;
	const lines = values.map((value, draw) => {
		const segment = profile.segments[value];
		const times = figureOf(segment);
		const place = words("rimPlace", {
			place: value + 1,
			size
		});
		return isTimes(segment) ? {
			draw,
			mark: `×${times}`,
			text: `${place} · ${words("again", { times })}`
		} : {
			draw,
			mark: String(times),
			text: place
		};
	});
	const value = figureOf(view.spot);
	const end = view.times > 1 ? words("stoppedTimes", {
		value,
		times: view.times
	}) : words("stopped", { value });
	return [{
		title: words("rim"),
		lines: [...lines, {
			draw: null,
			mark: null,
			text: end
		}]
	}];
}
/** Ways to choose `some` of `all`. */
function choose(all, some) {
	let ways = 1n;
	for (let at = 1; at <= some; at++) ways = ways * BigInt(all - some + at) / BigInt(at);
	return ways;
}
/**
* What each safe tile brings the multiplier to, in hundredths: the fair one times the share that is returned, cut to a
* whole hundredth; with `isRaised` raised to a whole thousandth instead, so that no step returns less than the share.
* Step zero is the stake, which nobody can cash out. Ends where the next step would pass the most a round may win.
*/
function ladderOf(mines, returned, mostTimes, isRaised = false) {
	const steps = [100];
	for (let picked = 1; picked <= 25 - mines; picked++) {
		const [over, under] = [choose(25, picked) * BigInt(returned), choose(25 - mines, picked) * 10000n];
		const thousandths = isRaised ? (over * 1000n + under - 1n) / under : over * 100n / under * 10n;
		if (thousandths > BigInt(mostTimes) * 1000n) break;
		steps.push(Number(thousandths) / 10);
	}
	return steps;
}
/** Multipliers have up to three places. */
var PAYOUT_PARTS = 1e3;
/** What a multiplier in hundredths, with at most one place more, pays for a stake in minor units; without a drawn number, at least. */
var payoutOf = (stakeCents, hundredths, drawn = PAYOUT_PARTS) => roundPayout(BigInt(stakeCents) * BigInt(Math.round(hundredths * 10)), PAYOUT_PARTS, drawn);
// apps/studio/src/client/engines/mines/texts/en.ts
/** English, and the keys of all words of the mines games. */
var en$1 = {
	begin: "Start the round",
	cashOut: "Cash out {amount}",
	pickFirst: "Reveal a tile",
	field: "Grid of 25 tiles. Use the arrow keys to move, C to cash out",
	tile: "Row {row}, column {column}",
	safe: "safe",
	mine: "mine",
	hidden: "face down",
	mines: "Mines",
	fewer: "Fewer mines",
	more: "More mines",
	steps: "What each safe tile pays",
	anyTile: "Reveal a random tile",
	autoPicks: "Tiles to reveal each round before cashing out",
	pickOne: "Pick any tile",
	nextStep: "Next safe tile: {next}",
	won: "Cashed out {amount}",
	lost: "A mine. {amount} is lost",
	announceSafe: "Safe. {tile}. Cash out {amount}, next {next}.",
	announceHit: "A mine. {tile}.",
	atMines: "With {count} mines, for a bet of {bet}",
	safeTiles: "Safe tiles",
	chance: "Chance",
	multiplier: "Multiplier",
	pays: "Pays",
	rule1: "Choose how many of the 25 tiles hide a mine: {fewest} to {most}. All mines are placed before the first tile and do not move.",
	rule2: "Each safe tile raises the payout. Cash out at any time after the first one; a mine ends the round and your bet is lost.",
	rule3: "The multiplier is {returned} % of the fair one, rounded down to two decimals. It ends at {times} times the bet at most; the last step pays automatically.",
	rule3Raised: "The multiplier is {returned} % of the fair one, rounded up to three decimals: every step returns at least that much. It ends at {times} times the bet at most; the last step pays automatically.",
	rule4: "The return to player is between {lowest} and {highest} %, depending on the number of mines and when you cash out. Which tiles you pick makes no difference.",
	rule5: "Payouts are exact on average: a fraction of the smallest unit of the currency is rounded up or down by a number drawn with the round, so a small bet returns the same share as a large one. What is shown during the round is the lower amount.",
	rounding: "Rounding number: a fraction above {number} of {parts} is rounded up",
	rule6: "An unfinished round stays open for a day. Then it is cashed out, or your bet is returned if you have not revealed a tile. Such a bet is also returned when you begin a round in another game of this kind."
};
// apps/studio/src/client/engines/mines/tell.ts
var ACROSS = 5;
/** Which tile each number laid a mine under, then the tiles that were turned over. */
async function tell$2(round) {
	const { bet, values, view, locale } = round;
	const words = wordsIn({
		de: en$1,
		en: en$1,
		et: en$1,
		fr: en$1,
		it: en$1,
		no: en$1
	}, locale);
	const place = (tile) => words("tile", {
		row: Math.floor(tile / ACROSS) + 1,
		column: tile % ACROSS + 1
	});
	const left = Array.from({ length: 25 }, (_, tile) => tile);
	const laid = values.slice(0, bet.mines).flatMap((value) => left.splice(value, 1));
	const rounding = values[bet.mines];
	return [{
		title: words("mines"),
		lines: [...laid.map((tile, draw) => ({
			draw,
			mark: null,
			text: place(tile)
		})), ...rounding === void 0 ? [] : [{
			draw: bet.mines,
			mark: null,
			text: words("rounding", {
				number: rounding,
				parts: PAYOUT_PARTS
			})
		}]]
	}, {
		title: words("steps"),
		lines: view.revealed.map((tile) => ({
			draw: null,
			mark: laid.includes(tile) ? "✕" : "✓",
			text: `${place(tile)}: ${words(laid.includes(tile) ? "mine" : "safe")}`
		}))
	}];
}
// apps/studio/src/client/engines/plinko/texts/en.ts
/** English, and the keys of all words of the plinko games. */
var en = {
	drop: "Drop a ball",
	dropping: "The ball is on its way",
	rows: "Rows",
	fewerRows: "Fewer rows",
	moreRows: "More rows",
	risk: "Risk",
	low: "Low",
	medium: "Medium",
	high: "High",
	results: "Last results",
	chosen: "Rows: {rows}, risk: {risk}",
	slots: "Slot payouts. Rows: {rows}, risk: {risk}",
	chance: "Chance",
	times: "Multiplier",
	amount: "Pays",
	boardReturns: "This board returns {rtp} %.",
	rule1: "The ball hits one peg per row and goes left or right with equal odds. The slot it lands in decides the payout.",
	rule2: "More rows and higher risk shift the payouts to the outer slots, which are hit less often and pay more.",
	rule3: "The path of every ball is drawn on the server before it falls. How it bounces changes nothing.",
	rule4: "Boards return between {lowest} and {highest} %, calculated over every possible path.",
	rule5: "Several balls can fall at once. Each is its own round, paid when it is drawn and shown when it lands."
};
// apps/studio/src/client/engines/plinko/tell.ts
/** Where each number sent the ball, row by row, and what the slot pays it fell into. */
async function tell$1(round) {
	const { values, view, bet, locale } = round;
	const words = wordsIn({
		de: en,
		en,
		et: en,
		fr: en,
		it: en,
		no: en
	}, locale);
	return [{
		title: words("chosen", {
			rows: bet.rows,
			risk: words(bet.risk)
		}),
		lines: values.map((turn, draw) => ({
			draw,
			mark: turn === 0 ? "←" : "→",
			text: `${draw + 1} / ${bet.rows}`
		}))
	}, {
		title: words("times"),
		lines: [{
			draw: null,
			mark: createTimes(locale)(view.hundredths),
			text: `${view.slot + 1} / ${bet.rows + 1}`
		}]
	}];
}
/** Prepares a design. Throws when a strip is malformed. */
function buildMachine(design) {
	const strips = design.strips.map(readStrip);
	if (strips.length !== 5) throw new Error("a game has five reels");
	if (strips[0]?.includes(0)) throw new Error("a wild on the first reel would pay for every symbol");
	const { h1, h2, h3, h4, h5, ace, king, queen, jack, ten } = design.pays;
	const pays = new Int32Array(SYMBOL_COUNT * 6);
	for (const [at, own] of [
		h1,
		h2,
		h3,
		h4,
		h5,
		ace,
		king,
		queen,
		jack,
		ten
	].entries()) for (const [more, units] of own.entries()) pays[(at + 2) * 6 + 3 + more] = units;
	return {
		design,
		strips,
		ways: design.heights.reduce((product, rows) => product * rows, 1),
		pays,
		given: byScatters(design, design.free.games),
		more: byScatters(design, design.free.more)
	};
}
/** A tall reel may show two scatters once others have fallen: more than five count as five. */
function byScatters({ heights }, [three, four, five]) {
	const most = heights.reduce((all, rows) => all + rows, 0);
	return Array.from({ length: most + 1 }, (_, count) => count < 3 ? 0 : count === 3 ? three : count === 4 ? four : five);
}
/** The multiplier of a win: its number within the game from 0, in the paid game. */
var ladderAt = ({ ladder }, win) => ladder[Math.min(win, ladder.length - 1)] ?? 1;
/** The multiplier of a win in a free game that began with the multiplier `from`. */
var freeAt = ({ free }, from, win) => Math.min(free.cap, from + free.step * win);
// apps/studio/src/engines/ways/profiles.ts
var ripple = {
	heights: [
		4,
		4,
		4,
		4,
		4
	],
	strips: [
		"A215JAQ35QATK14QTJ52A1QJA42J4QJK",
		"AKSQKTJQTKQW32T135QTKJ25ATQ53K42",
		"TA31J513ATK2J3KT4AJ4ATJQ14KQTJKASK",
		"K4ATSQTAJ21QTJKQ53K4Q513T2AJWKAJ",
		"JTS5QKTQ1JQ4KA1K2JT5K23AJ3TAQ4A"
	],
	pays: {
		h1: [
			12,
			29,
			80
		],
		h2: [
			10,
			25,
			65
		],
		h3: [
			8,
			21,
			54
		],
		h4: [
			7,
			16,
			43
		],
		h5: [
			6,
			14,
			37
		],
		ace: [
			4,
			9,
			21
		],
		king: [
			4,
			9,
			21
		],
		queen: [
			4,
			8,
			17
		],
		jack: [
			4,
			8,
			17
		],
		ten: [
			3,
			7,
			14
		]
	},
	ladder: [
		1,
		2,
		2,
		3
	],
	free: {
		games: [
			8,
			10,
			12
		],
		more: [
			3,
			4,
			5
		],
		most: 40,
		from: 1,
		step: 1,
		cap: 5
	}
};
var current = {
	heights: [
		4,
		4,
		5,
		5,
		5
	],
	strips: [
		"4K134Q5AK5JA12Q5JJ2AJSTQQ4T1AA2JQ",
		"K53JQ4JA2QTK2T15Q23TSQQAKK53KTT",
		"Q2WJ4TJJKA4JK1AA53AKKT3AT1QSKTT4J31",
		"TQ5K3JK4TA1KSJQ3AQJ45215TA2W4AJ21TQK3",
		"KJAKJ12A5Q4TQ3124KTJ35AJ41Q5K2TQ3TA"
	],
	pays: {
		h1: [
			9,
			27,
			90
		],
		h2: [
			7,
			18,
			55
		],
		h3: [
			6,
			14,
			40
		],
		h4: [
			4,
			10,
			29
		],
		h5: [
			4,
			9,
			24
		],
		ace: [
			2,
			6,
			13
		],
		king: [
			2,
			6,
			13
		],
		queen: [
			2,
			4,
			11
		],
		jack: [
			2,
			4,
			11
		],
		ten: [
			1,
			4,
			9
		]
	},
	ladder: [
		1,
		2,
		3,
		5
	],
	free: {
		games: [
			6,
			8,
			10
		],
		more: [
			2,
			3,
			4
		],
		most: 40,
		from: 2,
		step: 1,
		cap: 15
	}
};
var rapids = {
	heights: [
		3,
		5,
		7,
		5,
		3
	],
	strips: [
		"AAQJ152JJ55A44QQ3115KQ4AQ1JA224JT2",
		"WQA52355QQ4221TJK3SKTQKK5TT332TQK",
		"KATW33KT41JJAK3AAJKKQA4T2S3J11TT15J44",
		"JWQQ5KKQJJ344K112AT22SKJAA1T3355QATT4",
		"44AKJAAT5533T1QJTT511Q422QQKKJJK23A"
	],
	pays: {
		h1: [
			8,
			23,
			75
		],
		h2: [
			5,
			16,
			54
		],
		h3: [
			4,
			12,
			39
		],
		h4: [
			3,
			9,
			29
		],
		h5: [
			3,
			8,
			23
		],
		ace: [
			2,
			4,
			11
		],
		king: [
			2,
			4,
			11
		],
		queen: [
			1,
			3,
			9
		],
		jack: [
			1,
			3,
			9
		],
		ten: [
			1,
			3,
			7
		]
	},
	ladder: [
		1,
		2,
		4,
		6,
		10
	],
	free: {
		games: [
			8,
			10,
			12
		],
		more: [
			4,
			5,
			6
		],
		most: 50,
		from: 2,
		step: 1,
		cap: 20
	}
};
var falls = {
	heights: [
		5,
		5,
		5,
		5,
		5
	],
	strips: [
		"JJAQQJ2AAQQT444Q1113222K1S45AAJJ555",
		"5S4555TTKKQQ3331TKK2QJW3TTQQAK222",
		"3KKTTK4AA2111AJKK444TTSJJTAAQ333W51JJ",
		"335W44QQ11AQJTT1KK22K55QTAJ4K2AA3TJJ",
		"KKT44J245533AQK1JJKA11QTT322T5JAAQQ"
	],
	pays: {
		h1: [
			6,
			21,
			85
		],
		h2: [
			4,
			14,
			49
		],
		h3: [
			3,
			10,
			32
		],
		h4: [
			2,
			7,
			21
		],
		h5: [
			2,
			6,
			17
		],
		ace: [
			1,
			2,
			6
		],
		king: [
			1,
			2,
			6
		],
		queen: [
			1,
			2,
			5
		],
		jack: [
			1,
			2,
			5
		],
		ten: [
			1,
			2,
			4
		]
	},
	ladder: [
		1,
		2,
		3,
		5,
		10
	],
	free: {
		games: [
			10,
			12,
			15
		],
		more: [
			5,
			6,
			8
		],
		most: 60,
		from: 2,
		step: 2,
		cap: 40
	}
};
function profile(id, volatility, rtp, hitRate, design) {
	return {
		id,
		volatility,
		rtp,
		hitRate,
		ways: design.heights.reduce((product, rows) => product * rows, 1),
		design
	};
}
/**
* Every profile by id: an even field that keeps winning, rising steps with short free games often, a waist of seven rows,
* and a tall field whose free games double their steps. Strips and pays are fixed: a change is a new game for a player
* who verifies old rounds.
*/
var PROFILES$3 = {
	ripple: profile("ripple", "low-medium", "96.28", "52.4", ripple),
	current: profile("current", "medium", "96.27", "45.9", current),
	rapids: profile("rapids", "medium-high", "95.91", "45.2", rapids),
	falls: profile("falls", "high", "95.50", "35.0", falls)
};
Object.keys(PROFILES$3);
var machines = /* @__PURE__ */ new Map();
/** The machine of a profile, built once. */
function machineOf({ id, design }) {
	const ready = machines.get(id) ?? buildMachine(design);
	machines.set(id, ready);
	return ready;
}
// apps/studio/src/engines/ways/round.ts
/** Plays a whole round, free games included, from its draws. */
async function playRound(machine, draws) {
	const { design } = machine;
	const steps = [];
	let [left, given, level] = [
		0,
		0,
		design.free.from
	];
	do {
		const isFree = steps.length > 0;
		const stops = [];
		for (const strip of machine.strips) stops.push(await draws.below(strip.length));
		const from = level;
		const drops = playDrops(machine, stops, (win) => isFree ? freeAt(design, from, win) : ladderAt(design, win));
		const scatters = countScatters(drops.at(-1)?.cells ?? []);
		const earned = (isFree ? machine.more : machine.given)[scatters] ?? 0;
		const freeGamesWon = Math.min(earned, design.free.most - given);
		given += freeGamesWon;
		left += freeGamesWon - (isFree ? 1 : 0);
		if (isFree) level = freeAt(design, level, drops.length - 1);
		const multiplier = isFree ? level : ladderAt(design, drops.length - 1);
		const units = drops.reduce((sum, drop) => sum + drop.units, 0);
		steps.push({
			stops,
			drops,
			units,
			scatters,
			freeGamesWon,
			freeGamesLeft: left,
			multiplier
		});
	} while (left > 0);
	return steps;
}
/** Lets the symbols fall from the stops until nothing pays. */
function playDrops(machine, stops, multiplierOf) {
	const { heights } = machine.design;
	const tops = [...stops];
	let cells = machine.strips.map((strip, reel) => Array.from({ length: heights[reel] }, (_, row) => strip[(stops[reel] + row) % strip.length]));
	for (const drops = [];;) {
		const wins = winsOf$1(machine, cells);
		const multiplier = multiplierOf(drops.length);
		const units = wins.reduce((sum, win) => sum + win.units, 0) * multiplier;
		drops.push({
			cells,
			wins,
			multiplier,
			units
		});
		if (wins.length === 0) return drops;
		cells = cells.map((column, reel) => {
			const staying = column.filter((symbol) => !isBursting(wins, reel, symbol));
			const gone = column.length - staying.length;
			tops[reel] = tops[reel] - gone;
			return [...take(machine.strips[reel], tops[reel], gone), ...staying];
		});
	}
}
/** Whether a symbol on a reel is part of a win. */
var isBursting = (wins, reel, symbol) => wins.some((win) => reel < win.reels && (symbol === win.symbol || symbol === 0));
function take(strip, from, count) {
	const { length } = strip;
	return Array.from({ length: count }, (_, at) => strip[((from + at) % length + length) % length]);
}
function winsOf$1(machine, cells) {
	const wins = [];
	for (let symbol = 2; symbol < SYMBOL_COUNT; symbol++) {
		const counts = cells.map((column) => column.filter((seen) => seen === symbol || seen === 0).length);
		const run = counts.indexOf(0);
		const reels = run < 0 ? 5 : run;
		if (reels < 3) continue;
		const ways = counts.slice(0, reels).reduce((product, count) => product * count, 1);
		wins.push({
			symbol,
			reels,
			ways,
			units: ways * machine.pays[symbol * 6 + reels]
		});
	}
	return wins;
}
var countScatters = (cells) => cells.flat().filter((symbol) => symbol === 1).length;
// apps/studio/src/client/engines/ways/tell.ts
/** Where the reels of each game stopped, and win by win what fell from there. */
async function tell(round) {
	const machine = machineOf(round.profile);
	const teller = createTeller(round.locale);
	const { words, slotWords } = teller;
	const steps = await playRound(machine, drawsAgain(round.values));
	const sizes = machine.strips.map((strip) => strip.length);
	return steps.map(({ stops, drops, units, freeGamesWon }, game) => ({
		title: game === 0 ? words("paidGame") : words("freeGame", { number: game }),
		lines: [
			...teller.stops({
				stops,
				sizes,
				columns: drops[0]?.cells ?? []
			}, game * 5),
			...drops.length > 1 ? [teller.told(words("refilled"))] : [],
			...drops.flatMap((drop, at) => winsOf(drop, at, teller)),
			...freeGamesWon > 0 ? [teller.told(slotWords("freeGamesWon", { count: freeGamesWon }))] : [],
			teller.together(units)
		]
	}));
}
var winsOf = ({ wins, multiplier }, at, { words, told, bets, named }) => wins.map(({ symbol, reels, ways, units }) => {
	const run = words("waysRun", {
		symbol: named(symbol),
		reels,
		ways
	});
	return told(`${words("fall", {
		number: at + 1,
		times: multiplier
	})}: ${run}`, bets(units * multiplier));
});
// apps/studio/src/engines/blackjack/profiles.ts
var STIFF = {
	12: "HHSSSHHHHH",
	13: "SSSSSHHHHH",
	14: "SSSSSHHHHH",
	15: "SSSSSHHHHH",
	16: "SSSSSHHHHH"
};
var SALON = {
	hard: {
		9: "HDDDDHHHHH",
		10: "DDDDDDDDHH",
		11: "DDDDDDDDDH",
		...STIFF
	},
	soft: {
		13: "HHHDDHHHHH",
		14: "HHHDDHHHHH",
		15: "HHDDDHHHHH",
		16: "HHDDDHHHHH",
		17: "HDDDDHHHHH",
		18: "SEEEESSHHH",
		19: "SSSSSSSSSS"
	},
	pairs: {
		1: "PPPPPPPPPP",
		2: "PPPPPP----",
		3: "PPPPPP----",
		4: "---PP-----",
		6: "PPPPP-----",
		7: "PPPPPP----",
		8: "PPPPPPPPPP",
		9: "PPPPP-PP--"
	}
};
var BLACKJACK_PROFILES = {
	salon: {
		id: "salon",
		volatility: "low-medium",
		rtp: "99.59",
		hitRate: "43.5",
		decks: 6,
		hitsSoft17: false,
		doubles: "any",
		doublesAfterSplit: true,
		chips: [
			1,
			5,
			25,
			50,
			125,
			250
		],
		mostSeat: 1500,
		strategy: SALON
	},
	saloon: {
		id: "saloon",
		volatility: "low-medium",
		rtp: "99.41",
		hitRate: "43.4",
		decks: 6,
		hitsSoft17: true,
		doubles: "any",
		doublesAfterSplit: true,
		chips: [
			5,
			25,
			50,
			125,
			250,
			500
		],
		mostSeat: 5e3,
		strategy: {
			hard: {
				...SALON.hard,
				11: "DDDDDDDDDD"
			},
			soft: {
				...SALON.soft,
				18: "EEEEESSHHH",
				19: "SSSSESSSSS"
			},
			pairs: SALON.pairs
		}
	},
	duet: {
		id: "duet",
		volatility: "low",
		rtp: "99.58",
		hitRate: "43.6",
		decks: 2,
		hitsSoft17: false,
		doubles: "nine-to-eleven",
		doublesAfterSplit: false,
		chips: [
			1,
			5,
			10,
			25,
			50,
			100
		],
		mostSeat: 500,
		strategy: {
			hard: {
				9: "DDDDDHHHHH",
				10: "DDDDDDDDHH",
				11: "DDDDDDDDDD",
				...STIFF
			},
			soft: {
				18: "SSSSSSSHHH",
				19: "SSSSSSSSSS"
			},
			pairs: {
				1: "PPPPPPPPPP",
				2: "--PPPP----",
				3: "--PPPP----",
				6: "PPPPP-----",
				7: "PPPPPP----",
				8: "PPPPPPPPPP",
				9: "PPPPP-PP--"
			}
		}
	}
};
// apps/studio/src/engines/blackjack/engine.ts
/** The limits of a table in money: `unit` is the lowest stake of the currency in its minor units. */
function seatLimits(profile, unit) {
	const chips = profile.chips.map((chip) => chip * unit);
	return {
		unit,
		chips,
		least: chips[0],
		most: profile.mostSeat * unit
	};
}
function readBet$2(input, { profile, stakes }) {
	if (typeof input !== "object" || input === null || !("seats" in input) || !Array.isArray(input.seats)) return null;
	const { unit, least, most } = seatLimits(profile, stakes[0]);
	const isStake = (cents) => cents === 0 || typeof cents === "number" && cents % unit === 0 && cents >= least && cents <= most;
	const seats = input.seats;
	if (seats.length !== 3 || !seats.every(isStake)) return null;
	const stakeCents = seats.reduce((sum, cents) => sum + cents, 0);
	return stakeCents > 0 ? {
		stakeCents,
		bet: { seats }
	} : null;
}
/** Blackjack at up to three seats. */
var engine$10 = {
	id: "blackjack",
	profiles: BLACKJACK_PROFILES,
	readBet: readBet$2,
	maxWin: (profile, stakes) => {
		const { most } = seatLimits(profile, stakes[0]);
		return 3 * most * 8;
	},
	least: ({ chips }, unit) => chips[0] * unit,
	play: async (profile, bet, moves, draws) => {
		const table = await playBlackjack(profile, bet, moves, draws);
		const view = viewOf(table);
		const winCents = table.isOver ? wonOf(view) : 0;
		return {
			view,
			offers: offersOf(table),
			isOver: table.isOver,
			stakedCents: stakedOf(table),
			winCents
		};
	},
	admit: (input, { played }) => MOVES.find((move) => move === input && played.offers.includes(move)) ?? null,
	raiseOf,
	leave: ({ offers }) => offers.includes("decline") ? "decline" : "stand"
};
/**
* Whether an amount of minor units may be staked: any between the first and the last of the currency's stakes, in whole
* steps. `stakes` rise; an empty list allows nothing.
*/
function isStake(cents, stakes, { stakeStep = 20 } = {}) {
	const [least, most] = [stakes[0], stakes.at(-1)];
	return least !== void 0 && most !== void 0 && cents >= least && cents <= most && cents % stakeStep === 0;
}
/** A slot pays at most so many stakes a round; the round ends there. */
var MAX_SLOT_TIMES = 1e4;
/** The highest of a currency's stakes. */
var highestStake = (stakes) => stakes.at(-1) ?? 0;
// apps/studio/src/engines/isRecord.ts
/** An object that came from a client, to be read field by field. */
var isRecord = (asked) => typeof asked === "object" && asked !== null && !Array.isArray(asked);
var PROFILES$2 = {
	drift: {
		id: "drift",
		volatility: "low-medium",
		rtp: "97.00",
		hitRate: "48.5",
		returned: 9700,
		doublesMs: 9e3,
		highest: 1e5,
		mostStake: 1e3,
		stakeStep: 10
	},
	ascent: {
		id: "ascent",
		volatility: "medium",
		rtp: "96.50",
		hitRate: "48.2",
		returned: 9650,
		doublesMs: 7e3,
		highest: 5e5,
		mostStake: 200,
		stakeStep: 10
	},
	afterburner: {
		id: "afterburner",
		volatility: "high",
		rtp: "96.00",
		hitRate: "48.0",
		returned: 9600,
		doublesMs: 4500,
		highest: 1e6,
		mostStake: 100,
		stakeStep: 10
	},
	skylark: {
		id: "skylark",
		volatility: "medium",
		rtp: "99.00",
		hitRate: "49.5",
		returned: 9900,
		doublesMs: 6e3,
		highest: 1e5,
		mostStake: 1e3,
		stakeStep: 10
	}
};
// apps/studio/src/engines/crash/engine.ts
var engine$9 = {
	id: "crash",
	profiles: PROFILES$2,
	readBet: (asked, { profile, stakeCents, stakes }) => {
		const goal = isRecord(asked) ? asked["goal"] ?? null : void 0;
		if (goal === void 0 || !isStake(stakeCents, stakes, profile)) return null;
		if (goal === null) return {
			stakeCents,
			bet: {
				stakeCents,
				goal,
				rounding: "drawn"
			}
		};
		return typeof goal === "number" && Number.isInteger(goal) && goal >= 101 && goal <= profile.highest ? {
			stakeCents,
			bet: {
				stakeCents,
				goal,
				rounding: "drawn"
			}
		} : null;
	},
	play: async (profile, bet, moves, draws) => {
		const peak = peakOf(profile, await draws.below(DRAWS));
		return fly(profile, bet, moves[0], {
			peak,
			rounding: await drawRounding(bet, 100, draws)
		});
	},
	admit: (asked, { profile, played, elapsedMs }) => {
		if (!isRecord(asked) || asked["kind"] !== "cash_out") return null;
		if (elapsedMs >= (played.endsAfterMs ?? 0)) return { kind: "land" };
		return {
			kind: "cash_out",
			hundredths: hundredthsAt(profile, elapsedMs)
		};
	},
	leave: () => ({ kind: "land" }),
	maxWin: ({ highest }, stakes) => highestStake(stakes) * highest / 100
};
function fly(profile, { stakeCents, goal }, move, { peak, rounding }) {
	const exit = Math.min(goal ?? profile.highest, profile.highest);
	if (!move) {
		const endsAfterMs = timeOf(profile, Math.min(exit, peak + 1));
		return {
			view: {
				goal,
				left: null,
				peak: null
			},
			offers: ["cash_out"],
			isOver: false,
			stakedCents: stakeCents,
			winCents: 0,
			endsAfterMs
		};
	}
	const asked = move.kind === "cash_out" ? Math.min(move.hundredths, exit) : exit;
	const left = asked <= peak ? asked : null;
	const winCents = payoutAt(stakeCents, left ?? 0, rounding);
	return {
		view: {
			goal,
			left,
			peak
		},
		offers: [],
		isOver: true,
		stakedCents: stakeCents,
		winCents
	};
}
// apps/studio/src/engines/lines/payoutCents.ts
/** Units to minor units of money: one unit is the stake shared over the lines. Throws for a stake that does not share evenly. */
function payoutCents(units, stakeCents) {
	if (!Number.isSafeInteger(stakeCents) || stakeCents % UNITS_PER_STAKE$1 !== 0) throw new Error(`a stake of ${stakeCents} is not a whole number of cents a line`);
	return units * (stakeCents / UNITS_PER_STAKE$1);
}
// apps/studio/src/engines/slots/stepped.ts
/** What all slots have in common: one stake of the ladder, and parts that are shown one by one. */
var slotRules = {
	patienceMs: 6e5,
	takesFreeRounds: true,
	readBet: (_, { profile, stakeCents, stakes, feature }) => isStake(stakeCents, stakes, profile) ? {
		stakeCents,
		bet: feature ? {
			stakeCents,
			feature
		} : { stakeCents }
	} : null,
	admit: (asked) => asked === "next" ? "next" : null,
	leave: () => "rest",
	maxWin: (_, stakes) => highestStake(stakes) * MAX_SLOT_TIMES
};
/** The most that a slot's round pays, in units. */
var MAX_UNITS = MAX_SLOT_TIMES * UNITS_PER_STAKE$1;
/** Units won by the steps together. */
var unitsOf = (steps) => steps.reduce((total, step) => total + step.units, 0);
/** The steps of a round up to the one that reaches the most a round pays: what would follow is not played. */
function untilMaxWin(steps) {
	let units = 0;
	const last = steps.findIndex((step) => {
		units += step.units;
		return units >= MAX_UNITS;
	});
	if (last < 0) return steps;
	return steps.slice(0, last + 1).map((step, at) => at === last ? {
		...step,
		freeGamesLeft: 0
	} : step);
}
/** A slot whose round is a paid game and the free games it gave, each worth its units. */
var steppedSlot = (id, profiles, playRound) => ({
	...slotRules,
	id,
	profiles,
	play: async (profile, { stakeCents }, moves, draws) => {
		const all = untilMaxWin(await playRound(profile, draws));
		const steps = moves.includes("rest") ? all : all.slice(0, 1 + moves.length);
		const isOver = steps.length === all.length;
		const winCents = payoutCents(Math.min(unitsOf(steps), MAX_UNITS), stakeCents);
		return {
			view: { steps },
			offers: isOver ? [] : ["next"],
			isOver,
			stakedCents: stakeCents,
			winCents
		};
	}
});
// apps/studio/src/engines/hold/engine.ts
var engine$8 = {
	...slotRules,
	id: "hold",
	profiles: PROFILES$5,
	feature: "hold_and_win",
	play: async (profile, { stakeCents, feature }, moves, draws) => {
		const round = await playRound$2(machineOf$2(profile), draws, feature);
		const respins = moves.includes("rest") ? round.respins : round.respins.slice(0, moves.length);
		const isOver = respins.length === round.respins.length;
		const isTold = isOver || !profile.design.isWrapped;
		const seen = (part) => ({
			...part,
			coins: part.coins.map(({ cell, worth }) => ({
				cell,
				worth: isTold ? worth : null
			}))
		});
		return {
			view: {
				paid: seen(round.paid),
				respins: respins.map(seen),
				haul: isOver ? round.haul : null
			},
			offers: isOver ? [] : ["next"],
			isOver,
			stakedCents: stakeCents,
			winCents: payoutCents(Math.min(isOver ? round.units : round.paid.units, MAX_UNITS), stakeCents)
		};
	}
};
// apps/studio/src/engines/lines/engine.ts
var engine$7 = steppedSlot("lines", PROFILES$4, (profile, draws) => playRound$1(machineOf$1(profile), draws));
// apps/studio/src/engines/live-crash/liveCrashProfiles.ts
var LIVE_CRASH_PROFILES = {
	ascent: PROFILES$2.ascent,
	drift: PROFILES$2.drift
};
/** One flight for everyone at a table: each leaves with their own multiplier, or is lost with it. */
var engine$6 = {
	...engine$9,
	id: "live-crash",
	profiles: LIVE_CRASH_PROFILES,
	live: {
		times: {
			bettingMs: 12e3,
			closingMs: 2e3,
			leadMs: 700,
			resultMs: 4500
		},
		outcome: async (profile, draws) => {
			const peak = peakOf(profile, await draws.below(DRAWS));
			return {
				view: {
					goal: null,
					left: null,
					peak
				},
				lastsMs: lastsMs(profile, peak),
				mark: String(peak)
			};
		},
		allows: (bets, { stakes }) => bets.length <= 2 && bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0) <= highestStake(stakes),
		exposure: ({ highest }, { stakeCents, goal }) => Math.ceil(stakeCents * Math.min(goal ?? highest, highest) / 100),
		least: (_profile, unit) => unit,
		face: (_profile, mark) => faceOf(Number(mark)),
		leftWith
	}
};
/** How long a flight is in the air: it ends as it would pass its peak, or at the maximum. */
var lastsMs = (profile, peak) => timeOf(profile, Math.min(peak + 1, profile.highest));
/**
* The multiplier a bet has left with: its player's, or its goal as soon as that is reached. Nobody stays in at the maximum. The
* end of the flight decides by its peak, as `play` does: so high up a millisecond is many hundredths.
*/
function leftWith(profile, { bet, moves }, at) {
	const exit = Math.min(bet.goal ?? profile.highest, profile.highest);
	const [move] = moves;
	const asked = move?.kind === "cash_out" ? Math.min(move.hundredths, exit) : exit;
	return asked <= ("view" in at ? at.view.peak ?? 0 : hundredthsAt(profile, at.elapsedMs)) ? asked : null;
}
/** Against twice and ten times the stake, as the game's own list of flights is coloured. */
function faceOf(peak) {
	const tone = peak < 200 ? "blue" : peak < 1e3 ? "amber" : "pink";
	return {
		text: `${(Math.max(100, peak) / 100).toFixed(2)}×`,
		tone
	};
}
// apps/studio/src/engines/chipsTogether.ts
/** All chips of several bets, each spot once. */
function mergeBets(bets) {
	const laid = /* @__PURE__ */ new Map();
	for (const { spot, cents } of bets.flatMap(({ chips }) => chips)) laid.set(spot, (laid.get(spot) ?? 0) + cents);
	return { chips: [...laid].map(([spot, cents]) => ({
		spot,
		cents
	})) };
}
/** Chips of several orders lie on one table, whose limits hold for all of them: `readBet` judges them as one bet. */
var chipsTogether = (readBet) => (bets, about) => readBet(mergeBets(bets), about) !== null;
// apps/studio/src/engines/roulette/spots.ts
/** What a kind pays to one, the stake itself coming back beside it. */
var PAYS = {
	straight: 35,
	split: 17,
	street: 11,
	corner: 8,
	four: 8,
	line: 5,
	dozen: 2,
	column: 2,
	colour: 1,
	parity: 1,
	half: 1
};
var range = (from, to, step = 1) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
var NUMBERS = range(1, 36);
var STREETS = range(1, 34, 3);
var inside = (kind, numbers) => ({
	id: `${kind}-${numbers.join("-")}`,
	kind,
	numbers
});
var outside = (id, kind, holds) => ({
	id,
	kind,
	numbers: NUMBERS.filter(holds)
});
function allSpots() {
	const across = NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]);
	const along = NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3]);
	const corners = NUMBERS.filter((number) => number % 3 !== 0 && number <= 32);
	return [
		...range(0, 36).map((number) => inside("straight", [number])),
		...[
			[0, 1],
			[0, 2],
			[0, 3],
			...across,
			...along
		].map((pair) => inside("split", pair)),
		...[
			[
				0,
				1,
				2
			],
			[
				0,
				2,
				3
			],
			...STREETS.map((first) => range(first, first + 2))
		].map((three) => inside("street", three)),
		...corners.map((first) => inside("corner", [
			first,
			first + 1,
			first + 3,
			first + 4
		])),
		inside("four", [
			0,
			1,
			2,
			3
		]),
		...STREETS.slice(0, -1).map((first) => inside("line", range(first, first + 5))),
		...[
			1,
			2,
			3
		].map((dozen) => outside(`dozen-${dozen}`, "dozen", (number) => Math.ceil(number / 12) === dozen)),
		...[
			1,
			2,
			3
		].map((column) => outside(`column-${column}`, "column", (number) => number % 3 === column % 3)),
		outside("red", "colour", (number) => colourOf(number) === "red"),
		outside("black", "colour", (number) => colourOf(number) === "black"),
		outside("odd", "parity", (number) => number % 2 === 1),
		outside("even", "parity", (number) => number % 2 === 0),
		outside("low", "half", (number) => number <= 18),
		outside("high", "half", (number) => number > 18)
	];
}
var SPOTS = allSpots();
var byId = new Map(SPOTS.map((spot) => [spot.id, spot]));
var findSpot = (id) => byId.get(id);
/** Bets of even money: those that a zero halves or holds on some tables. */
var isEvenChance = ({ kind }) => PAYS[kind] === 1;
// apps/studio/src/engines/roulette/bet.ts
/** The limits of a table in money: `unit` is the lowest stake of the currency in its minor units. */
function limitsOf(profile, unit) {
	return {
		unit,
		least: profile.chips[0] * unit,
		most: (spot) => profile.mostStraight * spot.numbers.length * unit,
		table: profile.mostTable * unit,
		chips: profile.chips.map((chip) => chip * unit)
	};
}
/** Why these chips may not be played together, or null. */
function refusalOf(chips, limits) {
	if (chips.length === 0) return "none";
	for (const { spot: id, cents } of chips) {
		const spot = findSpot(id);
		if (!spot || cents < limits.least || cents % limits.unit !== 0) return "least";
		if (cents > limits.most(spot)) return "spot";
	}
	return totalOf(chips) > limits.table ? "table" : null;
}
var totalOf = (chips) => chips.reduce((total, { cents }) => total + cents, 0);
/** A bet as a client sent it, or null for anything a table does not take. */
function readBet$1(input, { profile, stakes }) {
	const chips = chipsIn(input);
	if (!chips || new Set(chips.map(({ spot }) => spot)).size !== chips.length) return null;
	if (refusalOf(chips, limitsOf(profile, stakes[0]))) return null;
	return {
		stakeCents: totalOf(chips),
		bet: { chips }
	};
}
function chipsIn(input) {
	if (typeof input !== "object" || input === null || !("chips" in input) || !Array.isArray(input.chips)) return null;
	const chips = input.chips.map((chip) => {
		if (typeof chip !== "object" || chip === null || !("spot" in chip) || !("cents" in chip)) return null;
		const { spot, cents } = chip;
		return typeof spot === "string" && Number.isSafeInteger(cents) ? {
			spot,
			cents
		} : null;
	});
	return chips.includes(null) ? null : chips;
}
// apps/studio/src/engines/roulette/profiles.ts
var ROULETTE_PROFILES = {
	classic: {
		id: "classic",
		volatility: "medium",
		rtp: "97.30",
		evenRtp: "97.30",
		hitRate: "48.6",
		zero: "takes",
		comets: null,
		chips: [
			1,
			5,
			25,
			50,
			125,
			250
		],
		mostStraight: 250,
		mostTable: 5e3
	},
	partage: {
		id: "partage",
		volatility: "low-medium",
		rtp: "97.30",
		evenRtp: "98.65",
		hitRate: "48.6",
		zero: "halves",
		comets: null,
		chips: [
			1,
			5,
			10,
			25,
			50,
			100
		],
		mostStraight: 100,
		mostTable: 2500
	},
	prison: {
		id: "prison",
		volatility: "low-medium",
		rtp: "97.30",
		evenRtp: "98.65",
		hitRate: "48.6",
		zero: "holds",
		comets: null,
		chips: [
			5,
			25,
			50,
			125,
			250,
			500
		],
		mostStraight: 500,
		mostTable: 1e4
	},
	comet: {
		id: "comet",
		volatility: "high",
		rtp: "96.99",
		evenRtp: "97.30",
		hitRate: "48.6",
		zero: "takes",
		comets: {
			counts: [
				30,
				35,
				20,
				15
			],
			times: [
				[50, 30],
				[100, 30],
				[150, 20],
				[200, 12],
				[300, 5],
				[500, 3]
			],
			straight: 29
		},
		chips: [
			1,
			5,
			10,
			25,
			50,
			100
		],
		mostStraight: 100,
		mostTable: 2500
	}
};
/** What a spot pays to one at this table when nothing special struck it. */
function paysToOne(profile, spot) {
	return spot.kind === "straight" && profile.comets ? profile.comets.straight : PAYS[spot.kind];
}
// apps/studio/src/engines/roulette/play.ts
/** Draws, in this order: the number of comets, their numbers, their multipliers (where the table has any); the ball; and a ball for as long as a zero holds chips. */
async function playRoulette(profile, { chips }, draws) {
	const comets = profile.comets ? await drawComets(profile.comets, draws) : [];
	const number = await draws.below(POCKETS);
	const spins = [number];
	const spots = chips.map((chip) => ({
		...chip,
		spot: spotOf(chip.spot)
	}));
	const held = profile.zero === "holds" && number === 0 ? spots.filter(({ spot }) => isEvenChance(spot)).map(({ spot }) => spot.id) : [];
	while (held.length > 0 && spins.at(-1) === 0) spins.push(await draws.below(POCKETS));
	return {
		comets,
		spins,
		wins: spots.flatMap(({ spot, cents }) => {
			const won = returnOf(profile, spot, cents, {
				spins,
				comets
			});
			return won > 0 ? [{
				spot: spot.id,
				cents: won
			}] : [];
		}),
		held
	};
}
/** What comes back of a stake on a spot, itself included. */
function returnOf(profile, spot, cents, { spins, comets }) {
	const number = spins[0];
	if (spot.numbers.includes(number)) {
		const comet = spot.kind === "straight" ? comets.find((struck) => struck.number === number) : void 0;
		return cents * (comet ? comet.times : paysToOne(profile, spot) + 1);
	}
	if (number !== 0 || !isEvenChance(spot)) return 0;
	if (profile.zero === "halves") return cents / 2;
	return profile.zero === "holds" && spot.numbers.includes(spins.at(-1)) ? cents : 0;
}
async function drawComets({ counts, times }, draws) {
	const count = 1 + await pick(counts, draws);
	const left = Array.from({ length: POCKETS }, (_, number) => number);
	const numbers = [];
	for (let at = 0; at < count; at++) {
		const taken = await draws.below(left.length);
		numbers.push(...left.splice(taken, 1));
	}
	const comets = [];
	for (const number of numbers) {
		const at = await pick(times.map(([, chances]) => chances), draws);
		comets.push({
			number,
			times: times[at]?.[0]
		});
	}
	return comets;
}
/** The index of one of several chances that make a hundred together. */
async function pick(chances, draws) {
	let left = await draws.below(100);
	const at = chances.findIndex((chance) => {
		left -= chance;
		return left < 0;
	});
	if (at < 0) throw new Error("the chances do not make a hundred");
	return at;
}
function spotOf(id) {
	const spot = findSpot(id);
	if (!spot) throw new Error(`no spot ${id}`);
	return spot;
}
/** The most that a number pays when every spot on it holds its limit, in minor units. */
function maxWinOf(profile, stakes) {
	const limits = limitsOf(profile, stakes[0]);
	return mostOf(profile, SPOTS.map((spot) => ({
		spot,
		cents: limits.most(spot)
	})));
}
/** The most that a bet may pay, in minor units. */
var mostOfBet = (profile, { chips }) => mostOf(profile, chips.map(({ spot, cents }) => ({
	spot: spotOf(spot),
	cents
})));
function mostOf(profile, chips) {
	const times = Math.max(0, ...profile.comets?.times.map(([most]) => most) ?? []);
	const paid = (spot) => Math.max(paysToOne(profile, spot) + 1, spot.kind === "straight" ? times : 0);
	const ofNumber = (number) => chips.filter(({ spot }) => spot.numbers.includes(number) || number === 0 && isEvenChance(spot)).reduce((sum, { spot, cents }) => sum + cents * (spot.numbers.includes(number) ? paid(spot) : 1), 0);
	return Math.max(...Array.from({ length: POCKETS }, (_, number) => ofNumber(number)));
}
// apps/studio/src/engines/live-roulette/liveRouletteProfiles.ts
var LIVE_ROULETTE_PROFILES = {
	classic: {
		...ROULETTE_PROFILES.classic,
		chips: [
			1,
			5,
			25,
			50,
			125,
			250
		],
		mostStraight: 250,
		mostTable: 1e4
	},
	partage: {
		...ROULETTE_PROFILES.partage,
		chips: [
			5,
			25,
			50,
			125,
			250,
			500
		],
		mostStraight: 500,
		mostTable: 25e3
	},
	comet: {
		...ROULETTE_PROFILES.comet,
		chips: [
			1,
			5,
			10,
			25,
			50,
			100
		],
		mostStraight: 100,
		mostTable: 5e3
	}
};
// apps/studio/src/engines/live-roulette/engine.ts
/** From the throw of the ball to its number. */
var BALL_MS = 11e3;
/** Roulette for everyone at a table: one ball, one number, each with their own chips. */
var engine$5 = {
	id: "live-roulette",
	profiles: LIVE_ROULETTE_PROFILES,
	readBet: readBet$1,
	maxWin: maxWinOf,
	play: async (profile, bet, _moves, draws) => {
		const view = await playRoulette(profile, bet, draws);
		const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0);
		return {
			view,
			offers: [],
			isOver: true,
			stakedCents: totalOf(bet.chips),
			winCents
		};
	},
	live: {
		times: {
			bettingMs: 18e3,
			closingMs: 2e3,
			resultMs: 6e3
		},
		outcome: async (profile, draws) => {
			const view = await playRoulette(profile, { chips: [] }, draws);
			return {
				view,
				lastsMs: BALL_MS,
				mark: String(view.spins[0])
			};
		},
		allows: chipsTogether(readBet$1),
		exposure: mostOfBet,
		merge: mergeBets,
		least: (profile, unit) => limitsOf(profile, unit).least,
		face: (_profile, mark) => ({
			text: mark,
			tone: colourOf(Number(mark))
		})
	}
};
// apps/studio/src/engines/live-wheel/play.ts
/** How long each spin takes, its stop included. */
var SPIN_MS = 9e3;
/** Draws a place on the rim, and again for as long as it is a multiplier. */
async function playWheel(profile, { chips }, draws) {
	const stops = [];
	let times = 1;
	for (;;) {
		const stop = await draws.below(profile.segments.length);
		const segment = profile.segments[stop];
		stops.push(stop);
		if (isTimes(segment)) {
			times = Math.min(times * figureOf(segment), profile.mostTimes);
			continue;
		}
		const wins = chips.flatMap(({ spot, cents }) => spot === segment ? [{
			spot,
			cents: cents * (figureOf(segment) * times + 1)
		}] : []);
		return {
			stops,
			times,
			spot: segment,
			wins
		};
	}
}
var sumOf = ({ chips }) => chips.reduce((sum, { cents }) => sum + cents, 0);
/** A bet as a client sent it, or null for anything a table does not take. */
function readBet(asked, { profile, stakes }) {
	if (!isRecord(asked) || !Array.isArray(asked["chips"]) || asked["chips"].length === 0) return null;
	const unit = stakes[0];
	const spots = spotsOf(profile);
	const chips = [];
	for (const chip of asked["chips"]) {
		if (!isRecord(chip) || typeof chip["cents"] !== "number") return null;
		const { spot, cents } = chip;
		const known = spots.find((one) => one === spot);
		if (!known || chips.some((other) => other.spot === known)) return null;
		if (!Number.isSafeInteger(cents) || cents < leastOf(profile, unit) || cents % unit !== 0) return null;
		if (cents > mostOn(profile, known) * unit) return null;
		chips.push({
			spot: known,
			cents
		});
	}
	return {
		stakeCents: sumOf({ chips }),
		bet: { chips }
	};
}
var leastOf = ({ chips }, unit) => chips[0] * unit;
// apps/studio/src/engines/live-wheel/engine.ts
/** A money wheel for everyone at a table: bets on what it will stop at, multipliers that spin it again. */
var engine$4 = {
	id: "live-wheel",
	profiles: WHEEL_PROFILES,
	readBet,
	maxWin: (profile, stakes) => Math.max(...spotsOf(profile).map((spot) => mostOn(profile, spot) * maxTimesOf(profile, spot))) * stakes[0],
	play: async (profile, bet, _moves, draws) => {
		const view = await playWheel(profile, bet, draws);
		const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0);
		return {
			view,
			offers: [],
			isOver: true,
			stakedCents: sumOf(bet),
			winCents
		};
	},
	live: {
		times: {
			bettingMs: 15e3,
			closingMs: 2e3,
			resultMs: 5500
		},
		outcome: async (profile, draws) => {
			const view = await playWheel(profile, { chips: [] }, draws);
			const mark = view.times > 1 ? `${view.spot}x${view.times}` : view.spot;
			return {
				view,
				lastsMs: view.stops.length * SPIN_MS,
				mark
			};
		},
		allows: chipsTogether(readBet),
		exposure: (profile, { chips }) => Math.max(...chips.map(({ spot, cents }) => cents * maxTimesOf(profile, spot))),
		merge: mergeBets,
		least: leastOf,
		face: (profile, mark) => {
			const [spot, times] = mark.split("x");
			const spots = spotsOf(profile);
			const at = spots.indexOf(spot);
			const tone = (at === spots.length - 1 ? TONES.at(-1) : TONES[at]) ?? "blue";
			return {
				text: `${figureOf(spot)}${times ? `×${times}` : ""}`,
				tone
			};
		}
	}
};
/** Of the fields by their place from the lowest up, as the wheel is painted; the last one is the highest's. */
var TONES = [
	"blue",
	"green",
	"amber",
	"pink",
	"gold"
];
var PROFILES$1 = {
	gentle: {
		id: "gentle",
		volatility: "low",
		rtp: "96.25",
		hitRate: "92.0",
		returned: 9700,
		fewest: 1,
		most: 8,
		opening: 2,
		mostTimes: 2e3,
		mostStake: 500,
		stakeStep: 10
	},
	classic: {
		id: "classic",
		volatility: "medium",
		rtp: "96.25",
		hitRate: "88.0",
		returned: 9700,
		fewest: 1,
		most: 24,
		opening: 3,
		mostTimes: 5e3,
		mostStake: 200,
		stakeStep: 10
	},
	daring: {
		id: "daring",
		volatility: "high",
		rtp: "95.63",
		hitRate: "68.0",
		returned: 9600,
		fewest: 5,
		most: 24,
		opening: 8,
		mostTimes: 1e4,
		mostStake: 100,
		stakeStep: 10
	},
	lucid: {
		id: "lucid",
		volatility: "medium",
		rtp: "99.00",
		hitRate: "88.0",
		returned: 9900,
		fewest: 1,
		most: 24,
		opening: 3,
		mostTimes: 1e3,
		mostStake: 1e3,
		stakeStep: 10,
		isRaised: true
	}
};
var known = /* @__PURE__ */ new Map();
/** Multipliers in hundredths after 0, 1, 2 ... safe tiles; the last one ends the round. */
function stepsOf(profile, mines) {
	const key = `${profile.id}:${mines}`;
	const ready = known.get(key) ?? ladderOf(mines, profile.returned, profile.mostTimes, profile.isRaised);
	known.set(key, ready);
	return ready;
}
// apps/studio/src/engines/mines/engine.ts
var engine$3 = {
	id: "mines",
	profiles: PROFILES$1,
	readBet: (asked, { profile, stakeCents, stakes }) => {
		const count = isRecord(asked) ? asked["mines"] : void 0;
		if (typeof count !== "number" || !Number.isInteger(count)) return null;
		if (count < profile.fewest || count > profile.most || !isStake(stakeCents, stakes, profile)) return null;
		return {
			stakeCents,
			bet: {
				stakeCents,
				mines: count,
				rounding: "drawn"
			}
		};
	},
	play: async (profile, bet, moves, draws) => {
		return replay(profile, bet, moves, {
			field: await layMines(bet.mines, draws),
			rounding: await drawRounding(bet, PAYOUT_PARTS, draws)
		});
	},
	admit: (asked, { played: { view } }) => {
		if (!isRecord(asked)) return null;
		if (asked["kind"] === "cash_out") return view.revealed.length > 0 ? { kind: "cash_out" } : null;
		const tile = asked["tile"];
		if (asked["kind"] !== "reveal" || typeof tile !== "number" || !Number.isInteger(tile)) return null;
		return tile >= 0 && tile < 25 && !view.revealed.includes(tile) ? {
			kind: "reveal",
			tile
		} : null;
	},
	leave: () => ({ kind: "cash_out" }),
	isUndecided: ({ view }) => view.revealed.length === 0,
	maxWin: ({ mostTimes }, stakes) => highestStake(stakes) * mostTimes
};
/** All mines are laid before the first tile: each draw takes one of the tiles that are left, counted from the first. */
async function layMines(count, draws) {
	const left = Array.from({ length: 25 }, (_, tile) => tile);
	const field = [];
	while (field.length < count) field.push(...left.splice(await draws.below(left.length), 1));
	return field.toSorted((a, b) => a - b);
}
function replay(profile, bet, moves, { field, rounding }) {
	const steps = stepsOf(profile, bet.mines);
	const revealed = moves.flatMap((move) => move.kind === "reveal" ? [move.tile] : []);
	const hit = revealed.some((tile) => field.includes(tile));
	const step = hit ? 0 : revealed.length;
	const isOver = hit || step === steps.length - 1 || moves.some((move) => move.kind === "cash_out");
	const hundredths = hit ? 0 : steps[step];
	return {
		view: {
			mines: bet.mines,
			revealed,
			hit,
			hundredths,
			next: isOver ? null : steps[step + 1],
			field: isOver ? field : null
		},
		offers: isOver ? [] : step > 0 ? ["reveal", "cash_out"] : ["reveal"],
		isOver,
		stakedCents: bet.stakeCents,
		winCents: isOver ? payoutOf(bet.stakeCents, hundredths, rounding) : 0
	};
}
// apps/studio/src/engines/plinko/boards.ts
var ROWS = [
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	16
];
var RISKS = [
	"low",
	"medium",
	"high"
];
var PROFILES = {
	feather: {
		id: "feather",
		volatility: "low-medium",
		rtp: "96.95",
		hitRate: "38.8",
		mostStake: 1e3,
		opening: {
			rows: 12,
			risk: "low"
		},
		boards: {
			low: {
				8: [
					70,
					80,
					125,
					205,
					350
				],
				12: [
					70,
					80,
					105,
					145,
					220,
					330,
					600
				],
				16: [
					70,
					80,
					90,
					135,
					170,
					250,
					360,
					560,
					900
				]
			},
			medium: {
				8: [
					50,
					65,
					130,
					310,
					900
				],
				12: [
					50,
					60,
					105,
					190,
					350,
					780,
					1800
				],
				16: [
					50,
					60,
					90,
					150,
					220,
					450,
					910,
					1800,
					4e3
				]
			},
			high: {
				8: [
					30,
					55,
					120,
					390,
					1800
				],
				12: [
					30,
					45,
					85,
					210,
					530,
					1700,
					5500
				],
				16: [
					30,
					40,
					70,
					135,
					320,
					760,
					2100,
					6100,
					2e4
				]
			}
		}
	},
	pebble: {
		id: "pebble",
		volatility: "medium",
		rtp: "96.48",
		hitRate: "38.8",
		mostStake: 1e3,
		opening: {
			rows: 12,
			risk: "medium"
		},
		boards: {
			low: {
				8: [
					50,
					80,
					135,
					230,
					500
				],
				12: [
					50,
					70,
					110,
					170,
					310,
					490,
					900
				],
				16: [
					50,
					65,
					100,
					140,
					230,
					330,
					540,
					920,
					1500
				]
			},
			medium: {
				8: [
					40,
					60,
					125,
					350,
					1300
				],
				12: [
					40,
					50,
					110,
					180,
					450,
					1050,
					3200
				],
				16: [
					40,
					50,
					80,
					140,
					290,
					580,
					1350,
					3500,
					1e4
				]
			},
			high: {
				8: [
					20,
					35,
					110,
					490,
					2700
				],
				12: [
					20,
					25,
					70,
					185,
					640,
					3e3,
					15e3
				],
				16: [
					20,
					25,
					50,
					120,
					300,
					930,
					3500,
					16e3,
					8e4
				]
			}
		}
	},
	meteor: {
		id: "meteor",
		volatility: "high",
		rtp: "95.93",
		hitRate: "7.7",
		mostStake: 400,
		opening: {
			rows: 16,
			risk: "high"
		},
		boards: {
			low: {
				8: [
					40,
					70,
					135,
					310,
					700
				],
				12: [
					40,
					60,
					110,
					195,
					350,
					730,
					1400
				],
				16: [
					40,
					55,
					90,
					155,
					260,
					460,
					850,
					1600,
					3e3
				]
			},
			medium: {
				8: [
					20,
					50,
					130,
					430,
					1700
				],
				12: [
					20,
					35,
					90,
					210,
					600,
					1900,
					6500
				],
				16: [
					20,
					25,
					70,
					130,
					330,
					900,
					2700,
					9e3,
					3e4
				]
			},
			high: {
				8: [
					10,
					25,
					95,
					560,
					3400
				],
				12: [
					10,
					20,
					50,
					140,
					700,
					3700,
					3e4
				],
				16: [
					10,
					10,
					35,
					65,
					240,
					1050,
					5e3,
					33e3,
					25e4
				]
			}
		}
	},
	quartz: {
		id: "quartz",
		volatility: "medium",
		rtp: "99.00",
		hitRate: "38.8",
		mostStake: 1e3,
		stakeStep: 10,
		opening: {
			rows: 12,
			risk: "medium"
		},
		boards: {
			low: {
				8: [
					70,
					80,
					120,
					230,
					550
				],
				9: [
					70,
					90,
					160,
					290,
					600
				],
				10: [
					60,
					80,
					110,
					200,
					350,
					650
				],
				11: [
					70,
					90,
					130,
					230,
					410,
					750
				],
				12: [
					60,
					70,
					110,
					180,
					300,
					400,
					950
				],
				13: [
					60,
					90,
					130,
					210,
					320,
					600,
					1050
				],
				14: [
					50,
					70,
					100,
					170,
					260,
					430,
					700,
					1200
				],
				15: [
					60,
					80,
					120,
					200,
					300,
					500,
					800,
					1400
				],
				16: [
					50,
					70,
					100,
					140,
					230,
					370,
					550,
					1e3,
					1600
				]
			},
			medium: {
				8: [
					40,
					60,
					130,
					360,
					1400
				],
				9: [
					40,
					80,
					190,
					550,
					1800
				],
				10: [
					40,
					50,
					110,
					270,
					750,
					2300
				],
				11: [
					40,
					60,
					160,
					400,
					1050,
					3200
				],
				12: [
					30,
					50,
					100,
					210,
					500,
					1400,
					3900
				],
				13: [
					40,
					60,
					120,
					300,
					750,
					1900,
					5100
				],
				14: [
					30,
					50,
					90,
					170,
					390,
					850,
					2400,
					6600
				],
				15: [
					30,
					60,
					120,
					250,
					500,
					1350,
					3300,
					8500
				],
				16: [
					30,
					40,
					80,
					160,
					320,
					700,
					1700,
					4100,
					11e3
				]
			},
			high: {
				8: [
					20,
					40,
					100,
					480,
					3100
				],
				9: [
					20,
					50,
					180,
					850,
					4500
				],
				10: [
					20,
					30,
					80,
					280,
					1250,
					7200
				],
				11: [
					10,
					50,
					120,
					460,
					2200,
					11e3
				],
				12: [
					20,
					40,
					50,
					180,
					650,
					3100,
					17500
				],
				13: [
					20,
					40,
					80,
					290,
					1100,
					5100,
					27500
				],
				14: [
					20,
					30,
					50,
					130,
					430,
					1650,
					7700,
					42e3
				],
				15: [
					20,
					30,
					70,
					210,
					700,
					2700,
					12e3,
					65e3
				],
				16: [
					10,
					30,
					50,
					110,
					290,
					1e3,
					4e3,
					18e3,
					1e5
				]
			}
		}
	}
};
/** The numbers of rows a profile is played with, rising. */
var rowsOf = (profile) => ROWS.filter((rows) => profile.boards.low[rows] !== void 0);
/** Every board of a profile. */
var boardsOf = (profile) => rowsOf(profile).flatMap((rows) => RISKS.map((risk) => ({
	rows,
	risk
})));
/** All slots of a board from left to right, in hundredths of the stake. */
function slotsOf(profile, rows, risk) {
	const half = profile.boards[risk][rows];
	if (!half) throw new Error(`${profile.id} is not played with ${rows} rows`);
	return [...half.slice(rows % 2 === 0 ? 1 : 0).toReversed(), ...half];
}
// apps/studio/src/engines/plinko/engine.ts
var engine$2 = {
	id: "plinko",
	profiles: PROFILES,
	readBet: (asked, { profile, stakeCents, stakes }) => {
		if (!isRecord(asked) || !isStake(stakeCents, stakes, profile)) return null;
		const rows = rowsOf(profile).find((known) => known === asked["rows"]);
		const risk = RISKS.find((known) => known === asked["risk"]);
		return rows && risk ? {
			stakeCents,
			bet: {
				stakeCents,
				rows,
				risk
			}
		} : null;
	},
	maxWin: (profile, stakes) => highestStake(stakes) * Math.max(...boardsOf(profile).flatMap(({ rows, risk }) => slotsOf(profile, rows, risk))) / 100,
	play: async (profile, { stakeCents, rows, risk }, _moves, draws) => {
		const path = [];
		while (path.length < rows) path.push(await draws.below(2));
		const slot = path.reduce((sum, turn) => sum + turn, 0);
		const hundredths = slotsOf(profile, rows, risk)[slot];
		const winCents = Math.floor(stakeCents * hundredths / 100);
		return {
			view: {
				path,
				slot,
				hundredths
			},
			offers: [],
			isOver: true,
			stakedCents: stakeCents,
			winCents
		};
	}
};
// apps/studio/src/engines/roulette/engine.ts
/** European roulette: one zero, a whole round in one spin. */
var engine$1 = {
	id: "roulette",
	profiles: ROULETTE_PROFILES,
	readBet: readBet$1,
	maxWin: maxWinOf,
	least: ({ chips }, unit) => chips[0] * unit,
	play: async (profile, bet, _moves, draws) => {
		const view = await playRoulette(profile, bet, draws);
		const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0);
		return {
			view,
			offers: [],
			isOver: true,
			stakedCents: totalOf(bet.chips),
			winCents
		};
	}
};
// apps/studio/src/engines/index.ts
/** The engines that can be played. */
var ENGINES = [
	engine$7,
	steppedSlot("ways", PROFILES$3, (profile, draws) => playRound(machineOf(profile), draws)),
	engine$8,
	engine$1,
	engine$10,
	engine$9,
	engine$2,
	engine$3,
	engine$5,
	engine$4,
	engine$6
];
// apps/studio/src/fairness/claimOf.ts
/** A round from the API, as a claim to verify. Throws while its server seed is not revealed. */
function claimOf(round) {
	const { profile, bet, moves, view, staked_cents, win_cents, fairness } = round;
	const { server_seed, hash, player_seed, nonce } = fairness;
	if (!server_seed || win_cents === null) throw new Error("the seed of this round is not revealed");
	return {
		profile,
		bet,
		moves,
		view,
		nonce,
		stakedCents: staked_cents,
		winCents: win_cents,
		serverSeed: server_seed,
		serverSeedHash: hash,
		playerSeed: player_seed,
		commitment: commitmentIn(fairness),
		playerSeedAt: fairness.player_seed_at ?? null,
		live: liveIn(fairness)
	};
}
function liveIn({ live }) {
	if (!live) return null;
	if (live.drawn_at === null || live.signature === null || live.seeds === null) throw new Error("this round is not drawn");
	const { first_number: firstNumber, committed_at: committedAt, ...chain } = live.chain;
	return {
		chain: {
			...chain,
			firstNumber,
			committedAt
		},
		opensAt: live.opens_at,
		closesAt: live.closes_at,
		drawnAt: live.drawn_at,
		signature: live.signature,
		seeds: live.seeds,
		beaconUrl: live.beacon_url,
		beaconAt: live.beacon_at,
		ownSeed: live.own_seed,
		ownSeedAt: live.own_seed_at
	};
}
/** Absent for the bets of live tables, which have seeds of the table's. */
function commitmentIn(fairness) {
	const commitment = fairness.commitment;
	if (!commitment) return null;
	const { hash, committed_at: committedAt, signature, key } = commitment;
	return {
		hash,
		committedAt,
		signature,
		key
	};
}
// apps/studio/src/fairness/commitment.ts
var commitmentText = ({ hash, committedAt }) => `apogee-studio seed ${hash} ${committedAt}`;
var bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** Whether the holder of the key signed it. Null where this browser does not know Ed25519. */
var isSigned = (commitment) => isSignedText({
	...commitment,
	text: commitmentText(commitment)
});
/** Whether the holder of the key signed a text. Null where this browser does not know Ed25519. */
async function isSignedText({ text, signature, key }) {
	try {
		const publicKey = await crypto.subtle.importKey("raw", bytes(key), "Ed25519", false, ["verify"]);
		return await crypto.subtle.verify("Ed25519", publicKey, bytes(signature), new TextEncoder().encode(text));
	} catch (error) {
		if (error instanceof DOMException && error.name === "NotSupportedError") return null;
		return false;
	}
}
/** Whether a seed was committed to before its player sent theirs. A round without a seed of its player's own proves no order. */
async function isInOrder$1(commitment, playerSeedAt) {
	if (await isSigned(commitment) === false) return false;
	return playerSeedAt === null || Date.parse(commitment.committedAt) <= Date.parse(playerSeedAt);
}
// apps/studio/src/fairness/sha256.ts
var K = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
var START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
function primes(count) {
	const found = [];
	for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
	return found;
}
function fraction(root) {
	return (root - Math.floor(root)) * 2 ** 32 >>> 0;
}
/** The second block of a message of 64 bytes: the padding and the length in bits. */
var PADDING = Uint32Array.from({ length: 16 }, (_, at) => at === 0 ? 2147483648 : at === 15 ? 512 : 0);
var HEX = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
var schedule = /* @__PURE__ */ new Uint32Array(64);
var digest = /* @__PURE__ */ new Uint32Array(8);
var message = /* @__PURE__ */ new Uint32Array(16);
var rotate = (word, by) => word >>> by | word << 32 - by;
/** Works one block into the digest. */
function compress(block) {
	schedule.set(block);
	for (let at = 16; at < 64; at++) {
		const early = schedule[at - 15];
		const late = schedule[at - 2];
		const s0 = rotate(early, 7) ^ rotate(early, 18) ^ early >>> 3;
		const s1 = rotate(late, 17) ^ rotate(late, 19) ^ late >>> 10;
		schedule[at] = schedule[at - 16] + s0 + schedule[at - 7] + s1 | 0;
	}
	let [a, b, c, d, e, f, g, h] = digest;
	for (let at = 0; at < 64; at++) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
		const one = h + s1 + (e & f ^ ~e & g) + K[at] + schedule[at] | 0;
		const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		h = g;
		g = f;
		f = e;
		e = d + one | 0;
		d = c;
		c = b;
		b = a;
		a = one + two | 0;
	}
	for (const [at, word] of [
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].entries()) digest[at] = digest[at] + word | 0;
}
/** Writes the digest as the 64 hex digits that are hashed next. */
function writeHex() {
	for (let at = 0; at < 16; at++) {
		const half = digest[at >> 1] >>> (at % 2 === 0 ? 16 : 0);
		let word = 0;
		for (let shift = 12; shift >= 0; shift -= 4) word = word << 8 | HEX[half >>> shift & 15];
		message[at] = word;
	}
}
/** SHA-256 of a text of 64 hex digits as hex, then of the result, and so on, so many times. */
function hashRepeatedly(seed, times) {
	if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error("malformed seed");
	if (times === 0) return seed;
	for (let at = 0; at < 16; at++) message[at] = [
		0,
		1,
		2,
		3
	].reduce((word, byte) => word << 8 | seed.charCodeAt(at * 4 + byte), 0);
	for (let time = 0; time < times; time++) {
		if (time > 0) writeHex();
		digest.set(START);
		compress(message);
		compress(PADDING);
	}
	return Array.from(digest, (word) => word.toString(16).padStart(8, "0")).join("");
}
// apps/studio/src/fairness/stream.ts
var text = new TextEncoder();
var hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** What is published before the first round: SHA-256 of the server seed's text, as hex. */
async function hashServerSeed(serverSeed) {
	return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(serverSeed))));
}
/** A player's seed: letters, digits, dash and underscore, so that the colon can only be ours. */
var PLAYER_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
/** The numbers of one round, in order. Throws for a malformed player seed or nonce. */
async function openDraws(serverSeed, playerSeed, nonce, listener) {
	if (!PLAYER_SEED_PATTERN.test(playerSeed)) throw new Error("malformed player seed");
	if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error("malformed nonce");
	const key = await crypto.subtle.importKey("raw", text.encode(serverSeed), {
		name: "HMAC",
		hash: "SHA-256"
	}, false, ["sign"]);
	let block = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	let cursor = 0;
	let offset = 0;
	const word = async () => {
		if (offset === block.byteLength) {
			const message = `${playerSeed}:${nonce}:${cursor}`;
			block = new DataView(await crypto.subtle.sign("HMAC", key, text.encode(message)));
			listener?.block(message, hex(new Uint8Array(block.buffer)));
			cursor++;
			offset = 0;
		}
		const value = block.getUint32(offset);
		offset += 4;
		return value;
	};
	if (!listener) return { below: (bound) => unbiased(word, bound) };
	return { below: async (bound) => {
		const words = [];
		const value = await unbiased(async () => {
			const next = await word();
			words.push(next);
			return next;
		}, bound);
		listener.drawn(bound, words, value);
		return value;
	} };
}
/** Takes 32-bit words (big-endian) and throws away those past the last whole multiple of the bound. */
async function unbiased(word, bound) {
	if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error("bound out of range");
	const limit = 2 ** 32 - 2 ** 32 % bound;
	for (;;) {
		const value = await word();
		if (value < limit) return value % bound;
	}
}
// apps/studio/src/fairness/liveClaim.ts
var anchorText = (chain) => `apogee-studio chain ${chain.game} ${chain.firstNumber} ${chain.length} ${chain.anchor} ${chain.committedAt}`;
var drawText = ({ game, number, hash, value, drawnAt }) => `apogee-studio draw ${game} ${number} ${hash} ${value} ${drawnAt}`;
var seedLine = (seed, at) => `${seed} ${at}\n`;
/** How many hashes lead from the seed of a round to the anchor. */
var positionIn = (chain, number) => number - chain.firstNumber + 1;
/** Checks how a round of a table was committed to, and in which order: anchor, bets with their seeds, draw. */
async function checkLive(live, { serverSeed, hash, value, number }) {
	const { chain, seeds, drawnAt, signature } = live;
	const found = [];
	if (!await isInChain(chain, serverSeed, number)) found.push("chain");
	if (await hashServerSeed(seeds) !== value) found.push("values");
	if (!hasOwnSeed(live)) found.push("own seed");
	const drawn = {
		text: drawText({
			game: chain.game,
			number,
			hash,
			value,
			drawnAt
		}),
		signature,
		key: chain.key
	};
	if (!isInOrder(live) || await isSignedText(drawn) === false) found.push("order");
	return found;
}
/** So many hashes in one go: a page stays responsive between them. */
var SLICE = 2e4;
async function isInChain(chain, serverSeed, number) {
	const position = positionIn(chain, number);
	if (position < 1 || position > chain.length || !/^[0-9a-f]{64}$/.test(serverSeed)) return false;
	if (await isSignedText({
		...chain,
		text: anchorText(chain)
	}) === false) return false;
	let link = serverSeed;
	for (let left = position; left > 0; left -= SLICE) {
		link = hashRepeatedly(link, Math.min(left, SLICE));
		if (left > SLICE) await new Promise((done) => setTimeout(done));
	}
	return link === chain.anchor;
}
var linesOf = (seeds) => seeds.split("\n").slice(0, -1);
/** With a beacon no seed of a player decides, and the list is its output alone. */
function hasOwnSeed({ seeds, beaconUrl, ownSeed, ownSeedAt }) {
	if (beaconUrl !== null) {
		const lines = linesOf(seeds);
		return lines.length === 1 && lines[0]?.startsWith(`drand ${beaconUrl.split("/").at(-1)} `) === true;
	}
	return ownSeed === null || linesOf(seeds).includes(seedLine(ownSeed, ownSeedAt).trimEnd());
}
/** The anchor was committed to before betting opened, all seeds came while it was open, and the draw after it had closed. */
function isInOrder({ chain, opensAt, closesAt, drawnAt, seeds, beaconAt }) {
	const [committed, opened, closed, drawn] = [
		chain.committedAt,
		opensAt,
		closesAt,
		drawnAt
	].map(Date.parse);
	const isRight = committed <= opened && opened <= closed && closed <= drawn;
	if (beaconAt !== null) return isRight && closed <= Date.parse(beaconAt) && Date.parse(beaconAt) <= drawn;
	const times = linesOf(seeds).map((line) => Date.parse(line.split(" ")[1] ?? ""));
	return isRight && times.every((at, nth) => at >= opened && at <= closed && at >= (times[nth - 1] ?? opened));
}
// apps/studio/src/fairness/verifyRound.ts
/** Plays a round again from its seeds, its bet and its moves and names what does not agree; an honest round has no mismatch. */
async function verifyRound(engine, claim, listener) {
	const profile = Object.hasOwn(engine.profiles, claim.profile) ? engine.profiles[claim.profile] : void 0;
	if (!profile) return {
		mismatches: ["profile"],
		played: null
	};
	const mismatches = [];
	if (await hashServerSeed(claim.serverSeed) !== claim.serverSeedHash) mismatches.push("hash");
	const { commitment } = claim;
	if (commitment && !await isCommitted(commitment, claim)) mismatches.push("commitment");
	if (claim.live) mismatches.push(...await checkLive(claim.live, factsOf(claim)));
	const draws = await openDraws(claim.serverSeed, claim.playerSeed, claim.nonce, listener);
	const played = await engine.play(profile, claim.bet, claim.moves, draws);
	if (!played.isOver || canonical(played.view) !== canonical(claim.view)) mismatches.push("outcome");
	if (played.stakedCents !== claim.stakedCents) mismatches.push("stake");
	if (played.winCents !== claim.winCents) mismatches.push("win");
	return {
		mismatches,
		played
	};
}
var isCommitted = async (commitment, { serverSeedHash, playerSeedAt }) => commitment.hash === serverSeedHash && await isInOrder$1(commitment, playerSeedAt);
var factsOf = ({ serverSeed, serverSeedHash: hash, playerSeed: value, nonce: number }) => ({
	serverSeed,
	hash,
	value,
	number
});
/** The same text for the same content: a database keeps the keys of JSON in an order of its own. */
function canonical(value) {
	return JSON.stringify(value, (_, part) => typeof part === "object" && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one < other ? -1 : 1)) : part);
}
// apps/studio/scripts/checkBox.ts
var isBox = (content) => "fair" in content && "items" in content;
/** The weights of a box add up to this. */
var whole = 1e4;
/** Draws a box again, as rounds are drawn: its number stands for that of a round. True when all agrees. */
async function checkBox({ id, title, items, fair }, listener, say) {
	say(`box ${id} (${title})`);
	const { hash, seed, player_seed: playerSeed } = fair;
	if (seed === null || playerSeed === null) {
		say("  the server seed is not revealed yet: open the box, then copy the facts again");
		return false;
	}
	const mismatches = [];
	if (await hashServerSeed(seed) !== hash) mismatches.push("hash");
	if (items.reduce((sum, { weight }) => sum + weight, 0) !== whole) mismatches.push("weights");
	const number = await (await openDraws(seed, playerSeed, id, listener)).below(whole);
	let end = 0;
	const drawn = items.find(({ weight }) => {
		end += weight;
		return number < end;
	});
	say(`  number ${number} of ${whole}: prize ${drawn?.id} (${drawn?.bonuses[0]?.title}), computed here`);
	const won = items.filter(({ prize }) => prize).map((item) => item.id);
	if (won.length !== 1 || won[0] !== drawn?.id) mismatches.push("prize");
	say(mismatches.length === 0 ? "  all agrees" : `  DOES NOT AGREE: ${mismatches.join(", ")}`);
	return mismatches.length === 0;
}
// apps/studio/scripts/checkLottery.ts
var isDraw = (content) => "tickets_hash" in content && "steps" in content;
/** SHA-256 of any text is made as that of a seed. */
var sha256 = hashServerSeed;
/**
* Draws a lottery again, as rounds are drawn: the hash of its lists replaces the player's seed, the place replaces the number of the
* round. The last place comes first, each among the tickets that are left. True when all agrees.
*/
async function checkLottery(draw, listener, say) {
	const { lottery_id: id, seed, hash, tickets_hash: ticketsHash, values_hash: valuesHash, tickets, values, steps } = draw;
	say(`draw of lottery ${id} among ${draw.tickets_count} tickets`);
	if (tickets === void 0) {
		say(`  the list of tickets is missing: give the file of /api/lotteries/${id}/tickets after that of the draw`);
		return false;
	}
	if (valuesHash && values === void 0) {
		say(`  the list of values is missing: give the file of /api/lotteries/${id}/values after that of the tickets`);
		return false;
	}
	const left = tickets.split("\n").filter((number) => number !== "");
	const mismatches = [];
	if (await sha256(seed) !== hash) mismatches.push("hash");
	if (await sha256(tickets) !== ticketsHash) mismatches.push("list of tickets");
	if (valuesHash && await sha256(values ?? "") !== valuesHash) mismatches.push("list of values");
	if (valuesHash) sayValues(values ?? "", say);
	const drawnFrom = valuesHash ? await sha256(ticketsHash + valuesHash) : ticketsHash;
	if (left.length !== draw.tickets_count) mismatches.push("number of tickets");
	for (const [nth, { award_place: place, ticket }] of steps.entries()) {
		if (place !== steps.length - nth || left.length === 0) {
			mismatches.push("order of places");
			break;
		}
		const position = await (await openDraws(seed, drawnFrom, place, listener)).below(left.length);
		const [drawn] = left.splice(position, 1);
		say(`  place ${place}: position ${position} of ${left.length + 1}, ticket ${drawn}, computed here`);
		if (drawn !== ticket) mismatches.push(`place ${place}`);
	}
	say(mismatches.length === 0 ? "  all agrees" : `  DOES NOT AGREE: ${mismatches.join(", ")}`);
	return mismatches.length === 0;
}
/** Names the sources of the list: how many players, and where the beacon's line can be compared. */
function sayValues(values, say) {
	const lines = values.split("\n").filter((line) => line !== "");
	const beacons = lines.filter((line) => line.startsWith("drand "));
	say(`  ${lines.length - beacons.length} values added by players after the list of tickets was fixed`);
	for (const line of beacons) {
		const [, chain, round, randomness] = line.split(" ");
		say(`  beacon: compare ${randomness} with https://api.drand.sh/${chain}/public/${round}`);
	}
}
// apps/studio/scripts/verifier.ts
var [file, ticketsFile, valuesFile] = process.argv.slice(2).filter((argument) => argument !== "--steps");
var isDetailed = process.argv.includes("--steps");
var say = (text) => console.log(text);
/** Says how numbers are derived; `hear` is told each of them. */
var telling = (hear) => ({
	block: (message, hmac) => say(`  HMAC-SHA256(server seed, "${message}") = ${hmac}`),
	drawn: (bound, words, value) => {
		hear(value);
		say(`    ${words.map((word) => word.toString(16).padStart(8, "0")).join(" ")} mod ${bound} = ${value}`);
	}
});
/** What it says of a round; true when all agrees. */
async function checkRound(round) {
	say(`round ${round.id} (${round.engine}, ${round.profile}), number ${round.fairness.nonce} of its seed`);
	const engine = ENGINES.find(({ id }) => id === round.engine);
	if (!engine) {
		say(`  this script does not know the engine ${round.engine}`);
		return false;
	}
	if (!round.fairness.server_seed) {
		say("  the server seed is not revealed yet: change your seed in the game, then copy the facts again");
		return false;
	}
	const values = [];
	const listener = telling((value) => values.push(value));
	const { mismatches, played } = await verifyRound(engine, claimOf(round), isDetailed ? listener : void 0);
	if (isDetailed && mismatches.length === 0) await tellCourse(engine, round, values, say);
	sayOrder(round);
	say(`  stake ${played?.stakedCents} and win ${played?.winCents} in minor units, computed here`);
	say(mismatches.length === 0 ? "  all agrees" : `  DOES NOT AGREE: ${mismatches.join(", ")}`);
	return mismatches.length === 0;
}
/** When the hash was committed to, and when its player sent their seed: the signature is part of what has to agree. */
function sayOrder({ fairness: { commitment, player_seed_at: sentAt, shared, live } }) {
	if (live) sayTableOrder(live);
	if (shared) return;
	if (!commitment) {
		say("  no signed commitment: this round is from before there were any");
		return;
	}
	say(`  hash committed to at ${commitment.committed_at}, signed with the key ${commitment.key}`);
	say(sentAt ? `  player seed sent at ${sentAt}` : "  the player sent no seed: this one is the studio’s, and proves no order");
}
/** Of a bet at a live table: the chain before the round, the bets with their seeds, the draw. */
function sayTableOrder({ chain, opens_at, closes_at, drawn_at, seeds, own_seed, beacon_url, beacon_at }) {
	say(`  chain of ${chain.length} rounds, published at ${chain.committed_at}: ${chain.anchor}`);
	say(`  betting from ${opens_at} to ${closes_at}, drawn and signed at ${drawn_at} with the key ${chain.key}`);
	const lines = (seeds ?? "").split("\n").slice(0, -1);
	const [, beaconChain, round, randomness] = lines[0]?.split(" ") ?? [];
	if (beacon_url !== null) {
		say(`  beacon: compare ${randomness} with ${beacon_url}/public/${round} (chain ${beaconChain})`);
		say(`  round ${round} has to be its first at or after ${beacon_at}`);
	} else if (own_seed === null) say(`  ${lines.length} seeds of bets; this one brought none`);
	else say(`  ${lines.length} seeds of bets, that of this one among them: ${own_seed}`);
}
/** What each number became, in the words of the site's page. */
async function tellCourse({ id, profiles }, { profile, bet, moves, view }, values, say) {
	const all = {
		lines: tell$5,
		ways: tell,
		hold: tell$6,
		roulette: tell$4,
		blackjack: tell$8,
		crash: tell$7,
		plinko: tell$1,
		mines: tell$2,
		"live-roulette": tell$4,
		"live-wheel": tell$3,
		"live-crash": tell$7
	};
	const told = {
		profile: profiles[profile],
		bet,
		moves,
		view,
		values,
		locale: "en"
	};
	for (const { title, lines: part } of await all[id](told)) {
		say(`  ${title}`);
		for (const { draw, mark, text } of part) say(`    ${draw === null ? "" : `number ${draw + 1}: `}${mark === null ? "" : `${mark}  `}${text}`);
	}
}
function check(claim) {
	const listener = isDetailed ? telling(() => void 0) : void 0;
	if (isDraw(claim)) return checkLottery({
		...claim,
		...ticketsFile && { tickets: readFileSync(ticketsFile, "utf8") },
		...valuesFile && { values: readFileSync(valuesFile, "utf8") }
	}, listener, say);
	return isBox(claim) ? checkBox(claim, listener, say) : checkRound(claim);
}
var content = JSON.parse(readFileSync(file ?? 0, "utf8"));
var isRight = true;
for (const claim of Array.isArray(content) ? content : [content]) isRight = await check(claim) && isRight;
process.exitCode = isRight ? 0 : 1;
export {};
