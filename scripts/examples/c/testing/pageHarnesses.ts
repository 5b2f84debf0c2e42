import {codeWith, titledText} from './pageBlocks';

const sdk = 'docs/device-sdk';
export const reference = `${sdk}/terrestrial-module/sdk-reference.mdx`;
export const overview = `${sdk}/terrestrial-module/api-overview.mdx`;
export const guidance = 'docs/network/transmission-guidance.mdx';
export const tracking = 'docs/guides/use-case/asset-tracking.mdx';
export const keyProvisioning = 'docs/guides/rollout/key-provisioning.mdx';
export const firmwareUpdate = 'docs/guides/integration/update-firmware.mdx';
const provisioning = `${sdk}/terrestrial-module/end-device-provisioning.mdx`;
const timing = `${sdk}/terrestrial-module/timing-management.mdx`;
const satellite = `${sdk}/satellite-module.mdx`;
const support = 'docs/support.mdx';
const zephyr = `${sdk}/quick-start-guides/zephyr-quick-start.mdx`;
const freertos = `${sdk}/quick-start-guides/freertos-quick-start.mdx`;

/** Statements of a page as a function of its own name, which prints what they have found. */
const shown = (page: string, text: string, name: string, print = '') =>
  codeWith(page, text)
    .replace(/return 0;\n\}$/, `${print}return 0;\n}`)
    .replaceAll('example(', `${name}(`);

/** A call that yields `err`, as a function of its own name that prints it. */
const call = (page: string, text: string, name: string) =>
  shown(page, text, name, `printf("${name} %d\\n", err);\n`);

/** Calls of the reference for the terrestrial network. */
const calls = () => ({
  start: codeWith(reference, 'int start(uint64_t unix_ms)'),
  key: codeWith(reference, 'int key_received(void)'),
  known: codeWith(reference, 'bool time_known(void)'),
  learned: codeWith(reference, 'void clock_learned('),
  fits: codeWith(reference, 'bool key_fits('),
  next: codeWith(reference, 'int next_packet('),
  buffers: `${codeWith(reference, 'static const uint8_t uuid_list[]')}
void example_buffers(void);
void example_buffers(void)
{
	printf("UUID list %02x%02x%02x%02x, ", uuid_list[0], uuid_list[1], uuid_list[2], uuid_list[3]);
	printf("room for %zu bytes\\n", sizeof(service_data));
}`,
  counter: shown(reference, 'if (skerry_counter_get(&counter) == 0)', 'example_counter'),
  vector: shown(reference, 'printf("%s\\n", skerry_config_vector_get())', 'example_vector'),
  packet: shown(
    reference,
    '/* err 0: len is 17',
    'example_packet',
    'printf("err %d, len %zu, starts with %02x %02x\\n", err, len, service_data[0], service_data[1]);\n',
  ),
  wait: shown(
    reference,
    'uint32_t wait_ms =',
    'example_wait',
    'printf("wait_ms %lu\\n", (unsigned long)wait_ms);\n',
  ),
});

/** The port functions of the reference, by how each begins. */
const portFunctions = [
  'uint64_t skerry_uptime_get(void)\n{',
  'int skerry_lock_init(void)\n{',
  'void skerry_lock(void)\n{',
  'void skerry_unlock(void)\n{',
  'uint16_t skerry_sequence_counter_get(void)\n{',
  'void skerry_log(const char *message)\n{',
  'int skerry_rand_get(uint8_t *out, size_t len)\n{',
  'int skerry_crypto_init(void)\n{',
  'void skerry_crypto_zeroize(void *buffer, size_t len)\n{',
  'uint8_t *out)\n{\n\tuint8_t stream[16];',
  'return engine_cmac(key, CONFIG_SKERRY_KEY_SIZE',
];

/** The minimal example, with the payload that its page says to check it with. */
const minimal = () =>
  codeWith(overview, 'static int adv_data_build(').replace(
    /uint8_t payload\[3\] = \{[^}]*\};/,
    'uint8_t payload[5] = "hello";(void)temperature;',
  );

/** Calls of the reference for the satellite network, the radio layer that it shows, and the file of the module's page. */
const satelliteCalls = () => ({
  sequence: titledText(zephyr, 'quick-start/src/sequence.c'),
  send: codeWith(satellite, 'int satellite_send('),
  packet: shown(
    reference,
    'int err = skerry_sat_packet_get(&packet, payload, sizeof(payload));',
    'sat_packet',
    'printf("sat_packet %d, %u bytes\\n", err, packet.payload_len);\n',
  ),
  frames: codeWith(reference, 'int radio_send('),
  pass: codeWith(reference, 'int send_in_pass('),
  orbits: codeWith(reference, 'int orbits_loaded('),
  next: shown(reference, 'if (skerry_sat_next_pass_get(', 'sat_next_pass'),
  region: call(reference, 'int err = skerry_sat_next_pass_region_get(', 'sat_region'),
  elevation: call(reference, 'int err = skerry_sat_min_elevation_angle_set(', 'sat_elevation'),
  modulation: codeWith(reference, 'int measure_modulation('),
  power: call(reference, 'int err = skerry_sat_dtm_power_set(', 'sat_power'),
  carrier: call(reference, 'int err = skerry_sat_dtm_cw_start(', 'sat_carrier'),
  silence: call(reference, 'int err = skerry_sat_dtm_cw_stop(', 'sat_silence'),
  init: codeWith(reference, 'int skerry_sat_hal_init(void)\n{'),
  enable: codeWith(reference, 'int skerry_sat_hal_enable(void)\n{'),
  disable: codeWith(reference, 'int skerry_sat_hal_disable(void)\n{'),
  transmit: codeWith(reference, 'board_send_symbols(frames[i].symbols'),
});

/** The host build has no satellite network; what is left of a configuration for both is run. */
const terrestrialOnly = (header: string) => header.replace(/^#define CONFIG_SKERRY_SAT_.*\n/gm, '');

/** Each file of a program by its name; one without an ending is a `.c` file. */
type Files = Record<string, string>;

/** What the pages give to the harnesses in `pageCode/`, by their names. */
export const pageHarnesses: Record<string, () => Files> = {
  reference: calls,
  minimal: () => ({main: minimal()}),
  port: () => Object.fromEntries(portFunctions.map((text, index) => [index, codeWith(reference, text)])),
  keyBuffer: () => ({
    wrong: codeWith(overview, 'uint8_t key[32];\n\n\tboard_key_read').replace('start(', 'start_wrong('),
    right: codeWith(overview, 'if (board_key_read(device_key'),
  }),
  uptime: () => ({start: call(overview, 'skerry_init(saved_counter, device_key)', 'uptime_start')}),
  satellite: () => ({
    ...satelliteCalls(),
    'sequence.h': titledText(zephyr, 'quick-start/src/sequence.h'),
  }),
  guides: () => ({
    refresh: codeWith(guidance, 'uint32_t next_refresh_ms(void)'),
    tracker: codeWith(tracking, 'int tracker_service_data('),
    page: codeWith(keyProvisioning, 'const uint8_t *key_page_find_key('),
    build: codeWith(support, 'void log_build(void)'),
  }),
  zephyrGuides: () => {
    const confirm = codeWith(firmwareUpdate, 'int confirm_image(void)');
    const other = confirm.replace('/E:256/', '/E:128/').replace('confirm_image(', 'confirm_other(');
    return {confirm, other, intervals: codeWith(guidance, 'const struct bt_le_adv_param adv_moving')};
  },
  // The third of the reference is for the satellite network alone.
  configuration: () => ({
    'product.h': titledText(reference, 'skerry_config.h'),
    'bareMetal.h': terrestrialOnly(titledText(reference, 'skerry_config.h', 1)),
    'freertos.h': titledText(freertos, 'skerry_config.h'),
  }),
  espIdfGuides: () => ({
    intervals: codeWith(guidance, 'const struct ble_gap_adv_params adv_moving'),
    power: codeWith(guidance, 'void tx_power_set(void)'),
    key: titledText(provisioning, 'main/device_key.c'),
    retained: titledText(timing, 'main/board_retained.c'),
  }),
};
