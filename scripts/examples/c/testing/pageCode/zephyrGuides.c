/* Confirms an image, and advertises with the intervals of Transmission guidance, under Zephyr. */
#include <stdio.h>

#include <zephyr/bluetooth/bluetooth.h>
#include <zephyr/dfu/mcuboot.h>

int confirm_image(void);
int confirm_other(void);

extern const struct bt_le_adv_param adv_moving;
extern const struct bt_le_adv_param adv_still;

static int confirmations;

bool boot_is_img_confirmed(void)
{
	return confirmations > 0;
}

int boot_write_img_confirmed(void)
{
	confirmations++;
	return 0;
}

static void report(const char *name, int err)
{
	printf("%s %d, confirmed %d\n", name, err, confirmations);
}

static void advertise(const char *name, const struct bt_le_adv_param *param)
{
	static const uint8_t list[] = {0xa0, 0xff};
	static const struct bt_data ad[] = {BT_DATA(BT_DATA_UUID16_ALL, list, sizeof(list))};
	int err = bt_le_adv_start(param, ad, 1, NULL, 0);

	/* A unit is 0.625 ms. */
	printf("%s %d: %u to %u ms\n", name, err, (unsigned int)(param->interval_min * 5 / 8),
	       (unsigned int)(param->interval_max * 5 / 8));
	(void)bt_le_adv_stop();
}

int main(void)
{
	report("other", confirm_other());
	report("first", confirm_image());
	report("again", confirm_image());
	(void)bt_enable(NULL);
	advertise("moving", &adv_moving);
	advertise("still", &adv_still);
	return 0;
}
