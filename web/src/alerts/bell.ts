// A soft bell, made of a few sine waves.
const PITCH_HZ = 659; // e″
const DURATION_S = 1.6;
const VOLUME = 0.14;
const PARTIALS: [pitch: number, loudness: number][] = [
  [1, 1],
  [2.01, 0.45],
  [3.02, 0.16],
];

let audio: AudioContext | null = null;

/** Ring once. Before the user's first click browsers stay silent. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const start = audio.currentTime;
  for (const [pitch, loudness] of PARTIALS) {
    const tone = new OscillatorNode(audio, { frequency: PITCH_HZ * pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(VOLUME * loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + DURATION_S / pitch);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + DURATION_S);
  }
}
